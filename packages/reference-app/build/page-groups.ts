import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunkOf, entriesOf, reachedFrom } from './reached-modules.ts';

/** The pages that share a file of code. What several groups need is in the file of the first of them. */
const pageGroups: Readonly<Record<string, readonly string[]>> = {
  answering: [
    'public/link-gate',
    'public/questionnaire',
    'public/self-assessment',
    'public/disc-tutorial',
  ],
  access: ['public/staff-login', 'public/employee-login', 'public/first-access'],
  report: ['report/report', 'public/manager-analysis'],
  areas: [
    'employee/layout',
    'employee/dashboard',
    'employee/assessments',
    'employee/behavioral-history',
    'employee/performance-history',
    'employee/profile',
    'employee/manager-evaluation',
    'employee/manager-feedback',
    'staff/layout',
    'staff/home',
    'staff/behavioral',
    'staff/performance',
  ],
};

/** How the code of the app is cut. */
export interface CodeGroups {
  readonly groups: {
    readonly name: string;
    readonly tags?: ['$initial'];
    readonly test?: (moduleId: string) => boolean;
    readonly priority: number;
  }[];
}

/**
 * Cuts the code into few files instead of crumbs, each of which costs a request: one that every page
 * needs, and one that the pages of a group need beyond it. A first build, which writes nothing, tells
 * what each page reaches once unused code is gone.
 */
export async function pageCodeGroups(config: InlineConfig, root: string): Promise<CodeGroups> {
  const bundle = await bundleOf({ ...config, root });
  const names = Object.keys(pageGroups);
  const groups = Object.entries(pageGroups).map(([name, pages], index) => {
    const modules = modulesBehind(
      bundle,
      pages.map((page) => path.join(root, `src/routes/${page}.tsx`)),
    );
    return { name, test: (id: string) => modules.has(id), priority: names.length - index };
  });
  return { groups: [{ name: 'base', tags: ['$initial'], priority: names.length + 1 }, ...groups] };
}

/** What the pages need, beyond themselves and what every page has. */
function modulesBehind(bundle: Rolldown.OutputBundle, pages: readonly string[]): Set<string> {
  const present = reachedFrom(bundle, entriesOf(bundle));
  const own = reachedFrom(
    bundle,
    pages.map((page) => chunkOf(bundle, page)),
  );
  const needed = [...own].filter((chunk) => !present.has(chunk));
  return new Set(needed.flatMap(({ moduleIds }) => moduleIds).filter((id) => !pages.includes(id)));
}

async function bundleOf(config: InlineConfig): Promise<Rolldown.OutputBundle> {
  const result = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(result.output.map((output) => [output.fileName, output]));
}
