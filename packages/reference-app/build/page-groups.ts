import path from 'node:path';
import type { Rolldown } from 'vite';
import type { Built, CodeGroup } from '../../../scripts/plugins/index.ts';
import {
  chunkOf,
  entriesOf,
  lazyModulesOf,
  reachedFrom,
} from '../../../scripts/plugins/reached-modules.ts';

interface PageGroup {
  readonly name: string;
  /** Modules that are fetched when they are needed: pages, and drawings, which come after the page around them. */
  readonly pages: readonly string[];
  /** The group without which these pages are never shown. */
  readonly within?: string;
  /** The files for what these other groups need too, so that they need not fetch all of it; the first one first. */
  readonly lends?: readonly Loan[];
}

/** What a group has in a file of its own for other groups. */
interface Loan {
  readonly in: string;
  readonly to: readonly string[] | 'all';
}

const BASE = 'base';
/** The smallest parts of pages, and the frame of the staff area. */
const PIECES = 'pieces';
/** Small parts of pages. */
const PARTS = 'parts';
/** What opens over a page: menus, hints, dialogs, toasts. */
const OVERLAYS = 'overlays';
/** What forms are made of. */
const FORM = 'form';
/** What the forms of staff have beyond that. */
const FIELDS = 'fields';
/** What the sections of staff are made of, which a manager's analysis is too. */
const SECTIONS = 'analysis';
/** What other drawings share with the radar. */
const DRAWING = 'drawing';
/** What sections show figures with. */
const GRAPHICS = 'graphics';

/** What shares a file of code. What several of them need is in the file of the first. */
const pageGroups: readonly PageGroup[] = [
  {
    name: OVERLAYS,
    pages: ['../../ui/src/overlays/parts/overlays.ts'],
    lends: [
      { in: BASE, to: ['answering', 'rating', 'playing'] },
      {
        in: PIECES,
        to: ['training', 'report', 'analysis', 'home', 'signed-in', 'lists', 'portal', 'games'],
      },
    ],
  },
  {
    name: 'answering',
    pages: ['routes/public/link-gate.tsx', 'routes/public/questionnaire.tsx'],
    lends: [{ in: BASE, to: 'all' }],
  },
  {
    name: 'rating',
    pages: ['routes/public/self-assessment.tsx', 'routes/public/disc-tutorial.tsx'],
    lends: [{ in: BASE, to: 'all' }],
  },
  {
    name: 'playing',
    pages: ['routes/public/game.tsx'],
    lends: [{ in: BASE, to: 'all' }],
  },
  {
    name: 'training',
    pages: ['routes/training/linked-training.tsx', 'routes/public/certificate.tsx'],
    lends: [
      { in: BASE, to: ['analysis'] },
      { in: PIECES, to: ['home'] },
      { in: PARTS, to: 'all' },
    ],
  },
  {
    name: 'report',
    pages: ['routes/report/linked-report.tsx'],
    lends: [
      { in: BASE, to: ['analysis'] },
      { in: PIECES, to: ['home'] },
      {
        in: PARTS,
        to: [
          'signed-in',
          'sign-in',
          'lists',
          'portal',
          'own-tasks',
          'profile',
          'forms',
          'records',
          'organization',
          'trainings',
          'games',
        ],
      },
    ],
  },
  {
    name: 'analysis',
    pages: ['routes/public/manager-analysis.tsx'],
    lends: [
      { in: PIECES, to: ['home'] },
      { in: PARTS, to: ['portal'] },
    ],
  },
  {
    name: 'home',
    pages: ['routes/staff/direct-home.tsx', 'routes/staff/home.tsx'],
    lends: [{ in: PIECES, to: 'all' }],
  },
  {
    name: 'signed-in',
    pages: ['whole-app.tsx', 'routes/staff/layout.tsx', 'routes/employee/layout.tsx'],
  },
  {
    name: 'sign-in',
    within: 'signed-in',
    pages: [
      'routes/public/staff-login.tsx',
      'routes/public/employee-login.tsx',
      'routes/public/first-access.tsx',
    ],
    lends: [
      { in: 'signed-in', to: ['portal'] },
      { in: PARTS, to: ['home', 'lists', 'trainings', 'games', 'results'] },
      { in: FORM, to: 'all' },
    ],
  },
  {
    name: 'lists',
    within: 'signed-in',
    pages: [
      'routes/staff/behavioral.tsx',
      'routes/staff/performance.tsx',
      'routes/employee/behavioral-history.tsx',
      'routes/employee/performance-history.tsx',
    ],
    lends: [
      { in: 'signed-in', to: ['portal'] },
      { in: SECTIONS, to: 'all' },
    ],
  },
  {
    name: 'portal',
    within: 'signed-in',
    pages: ['routes/employee/dashboard.tsx'],
    lends: [{ in: 'signed-in', to: ['own-report'] }],
  },
  {
    name: 'own-tasks',
    within: 'signed-in',
    pages: [
      'routes/employee/assessments.tsx',
      'routes/employee/manager-evaluation.tsx',
      'routes/employee/manager-feedback.tsx',
    ],
    lends: [{ in: 'signed-in', to: ['own-report'] }],
  },
  {
    name: 'profile',
    within: 'signed-in',
    pages: ['routes/employee/profile.tsx'],
    lends: [{ in: FIELDS, to: ['forms', 'records', 'organization'] }],
  },
  { name: 'own-report', within: 'signed-in', pages: ['routes/report/report.tsx'] },
  {
    name: 'sign-up',
    within: 'signed-in',
    pages: ['routes/public/recovery.tsx', 'routes/public/trial.tsx'],
    lends: [
      { in: PARTS, to: ['trainings', 'games', 'results'] },
      { in: FIELDS, to: ['forms', 'records', 'organization'] },
    ],
  },
  {
    name: 'forms',
    within: 'signed-in',
    pages: [
      'routes/staff/account.tsx',
      'routes/staff/users.tsx',
      'routes/staff/institution.tsx',
      'routes/staff/access-profiles.tsx',
    ],
    lends: [
      { in: SECTIONS, to: ['trainings', 'games', 'results'] },
      { in: FIELDS, to: ['records', 'organization'] },
    ],
  },
  {
    name: 'organization',
    within: 'signed-in',
    pages: ['routes/staff/organization.tsx'],
    lends: [
      { in: 'people', to: ['records'] },
      { in: DRAWING, to: ['charts'] },
      { in: GRAPHICS, to: ['figures'] },
    ],
  },
  {
    name: 'records',
    within: 'signed-in',
    pages: [
      'routes/staff/positions.tsx',
      'routes/staff/competencies.tsx',
      'routes/staff/seniorities.tsx',
      'routes/staff/employees.tsx',
    ],
    lends: [{ in: SECTIONS, to: ['trainings', 'games', 'results'] }],
  },
  {
    name: 'trainings',
    within: 'signed-in',
    // What writes csv is no module of the language: in a file between two others it would have the bundler cut one more for every page.
    pages: [
      'routes/staff/trainings.tsx',
      'routes/staff/training-report.tsx',
      'shared/files/write-csv.ts',
    ],
    lends: [{ in: SECTIONS, to: ['games', 'results'] }],
  },
  {
    name: 'games',
    within: 'signed-in',
    pages: ['routes/staff/games.tsx'],
    lends: [{ in: SECTIONS, to: ['figures'] }],
  },
  {
    name: 'results',
    within: 'signed-in',
    pages: ['routes/staff/game-results.tsx', 'routes/staff/game-psychosocial.tsx'],
    lends: [
      { in: DRAWING, to: ['charts'] },
      { in: GRAPHICS, to: ['figures'] },
    ],
  },
  {
    name: 'figures',
    within: 'home',
    pages: ['features/dashboard/components/company-figures.tsx'],
    lends: [{ in: DRAWING, to: ['charts'] }],
  },
  {
    name: 'charts',
    // Those of other charts are on pages of staff alone, which have most of what they need.
    pages: ['../../ui/src/radar-chart/parts/radar-plot.tsx'],
  },
];

/** What the files are called that pages share. */
export const sharedFiles: readonly string[] = [BASE, ...pageGroups.map(({ name }) => name)];

/**
 * Cuts the code into few files instead of crumbs, each of which costs a request: one that every page
 * needs, and one that the pages of a group need beyond it. A build that leaves the cut to the bundler tells what each
 * page reaches once unused code is gone.
 */
export function pageGroupsOf(built: Built, root: string): CodeGroup[] {
  const bundle = Object.fromEntries(built.map((output) => [output.fileName, output]));
  const modules = modulesOfGroups(bundle, root);
  const initial = [...reachedFrom(bundle, entriesOf(bundle))].flatMap(({ moduleIds }) => moduleIds);
  const files = new Map([[BASE, new Set(initial)]]);
  const place = (file: string, ids: readonly string[]) => {
    const placed = [...files.values()];
    const free = ids.filter((id) => !placed.some((held) => held.has(id)));
    files.set(file, new Set([...(files.get(file) ?? []), ...free]));
  };
  for (const { name, lends = [] } of pageGroups) {
    const own = modules.get(name) ?? [];
    for (const loan of lends) {
      const asked = new Set(
        borrowersOf(name, loan.to).flatMap((other) => modules.get(other) ?? []),
      );
      place(
        loan.in,
        own.filter((id) => asked.has(id)),
      );
    }
    place(name, own);
  }
  return [...files].map(([name, ids], index) => ({
    name,
    test: (id) => ids.has(id),
    priority: files.size - index,
  }));
}

function borrowersOf(name: string, to: readonly string[] | 'all'): readonly string[] {
  return to === 'all'
    ? pageGroups.map((group) => group.name).filter((other) => other !== name)
    : to;
}

function modulesOfGroups(bundle: Rolldown.OutputBundle, root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, pages, within } of pageGroups) {
    const ids = pages.map((page) => path.join(root, 'src', page));
    const there = new Set(within && found.get(within));
    found.set(
      name,
      modulesBehind(bundle, ids).filter((id) => !there.has(id)),
    );
  }
  return found;
}

/** What the pages are and need, beyond what every page has. */
function modulesBehind(bundle: Rolldown.OutputBundle, pages: readonly string[]): string[] {
  const fetchedLater = lazyModulesOf(bundle);
  const present = reachedFrom(bundle, entriesOf(bundle));
  const own = reachedFrom(
    bundle,
    pages.map((page) => chunkOf(bundle, page)),
  );
  const needed = [...own].filter((chunk) => !present.has(chunk));
  const ids = needed.flatMap(({ moduleIds }) => moduleIds);
  return ids.filter((id) => pages.includes(id) || !fetchedLater.has(id));
}
