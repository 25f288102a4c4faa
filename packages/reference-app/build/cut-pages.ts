import path from 'node:path';
import type { Rolldown } from 'vite';
import type { Built, CodeGroup } from '../../../scripts/plugins/index.ts';
import {
  chunkOf,
  entriesOf,
  lazyModulesOf,
  reachedFrom,
} from '../../../scripts/plugins/reached-modules.ts';
import { directPageGroups } from './direct-page-groups.ts';
import { BASE, EVERYWHERE, type Loan, PIECES } from './page-group.ts';
import { routedPageGroups } from './routed-page-groups.ts';

const pageGroups = [...directPageGroups, ...routedPageGroups];

/** What the files are called that pages share. */
export const sharedFiles: readonly string[] = [BASE, ...pageGroups.map(({ name }) => name)];

/** Those among them, and of what groups lend, that keep a style sheet of their own. */
export const filesWithSheets: readonly string[] = [
  PIECES,
  ...pageGroups.filter(({ joinsSheet }) => !joinsSheet).map(({ name }) => name),
];

/**
 * Cuts the code into few files instead of crumbs, each of which costs a request: one that every page
 * needs, and one that the pages of a group need beyond it. A build that leaves the cut to the bundler tells what each
 * page reaches once unused code is gone.
 */
export function pageGroupsOf(built: Built, root: string): CodeGroup[] {
  const bundle = Object.fromEntries(built.map((output) => [output.fileName, output]));
  const modules = modulesOfGroups(bundle, root);
  const initial = [...reachedFrom(bundle, entriesOf(bundle))].flatMap(({ moduleIds }) => moduleIds);
  const everywhere = EVERYWHERE.map((file) => path.join(root, 'src', file));
  const files = new Map([[BASE, new Set([...initial, ...everywhere])]]);
  const place = (file: string, ids: readonly string[]) => {
    const placed = [...files.values()];
    const free = ids.filter((id) => !placed.some((held) => held.has(id)));
    files.set(file, new Set([...(files.get(file) ?? []), ...free]));
  };
  for (const { name, lends = [] } of pageGroups) {
    const own = modules.get(name) ?? [];
    for (const loan of lends) {
      const asked = new Set(borrowersOf(name, loan).flatMap((other) => modules.get(other) ?? []));
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

function borrowersOf(name: string, { to, except = [] }: Loan): readonly string[] {
  const others = pageGroups.map((group) => group.name).filter((other) => other !== name);
  return to === 'all' ? others.filter((other) => !except.includes(other)) : to;
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
