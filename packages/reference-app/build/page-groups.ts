import path from 'node:path';
import type { Rolldown } from 'vite';
import type { Built, CodeGroup } from '../../widgets/build/code-groups-plugin.ts';
import { chunkOf, entriesOf, lazyModulesOf, reachedFrom } from './reached-modules.ts';

interface PageGroup {
  readonly name: string;
  /** Modules that are fetched when they are needed. */
  readonly pages: readonly string[];
  /** The group without which these pages are never shown. */
  readonly within?: string;
  /** The file for what these other groups need too, so that they need not fetch all of it. */
  readonly lends?: { readonly in: string; readonly to: readonly string[] | 'all' };
}

const BASE = 'base';

/** What shares a file of code. What several of them need is in the file of the first. */
const pageGroups: readonly PageGroup[] = [
  {
    name: 'answering',
    pages: ['routes/public/link-gate.tsx', 'routes/public/questionnaire.tsx'],
    lends: { in: BASE, to: 'all' },
  },
  {
    name: 'rating',
    pages: ['routes/public/self-assessment.tsx', 'routes/public/disc-tutorial.tsx'],
    lends: { in: BASE, to: 'all' },
  },
  {
    name: 'report',
    pages: ['routes/report/linked-report.tsx'],
    lends: { in: BASE, to: ['analysis', 'signed-in'] },
  },
  {
    name: 'analysis',
    pages: ['routes/public/manager-analysis.tsx', 'shared/frame/toast-region.ts'],
  },
  {
    name: 'signed-in',
    pages: [
      'whole-app.tsx',
      'routes/public/staff-login.tsx',
      'routes/public/employee-login.tsx',
      'routes/public/first-access.tsx',
      'routes/staff/layout.tsx',
      'routes/employee/layout.tsx',
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
    lends: { in: 'signed-in', to: ['portal', 'home'] },
  },
  { name: 'home', within: 'signed-in', pages: ['routes/staff/home.tsx'] },
  {
    name: 'portal',
    within: 'signed-in',
    pages: [
      'routes/report/report.tsx',
      'routes/employee/dashboard.tsx',
      'routes/employee/assessments.tsx',
      'routes/employee/profile.tsx',
      'routes/employee/manager-evaluation.tsx',
      'routes/employee/manager-feedback.tsx',
    ],
  },
  {
    name: 'sign-up',
    within: 'signed-in',
    pages: ['routes/public/recovery.tsx', 'routes/public/trial.tsx'],
    lends: { in: 'sign-up', to: ['forms'] },
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
  for (const { name, lends } of pageGroups) {
    const own = modules.get(name) ?? [];
    if (lends) {
      const asked = new Set(
        borrowersOf(name, lends.to).flatMap((other) => modules.get(other) ?? []),
      );
      const lent = own.filter((id) => asked.has(id));
      files.set(lends.in, new Set([...(files.get(lends.in) ?? []), ...lent]));
    }
    files.set(name, new Set(own));
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
