import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import { API_BASE } from '../src/api-base.ts';
import type { Page } from '../src/paths.ts';
import { chunkOf, entriesOf, reachedFrom } from './reached-modules.ts';
import { type RouteModules, routeModules } from './route-modules.ts';

/** What every page takes that no link opens. */
const WHOLE_APP = './whole-app.tsx';

/** What the server has to know of a page to name its files in the HTML. */
interface PageFiles {
  readonly pattern: string;
  /** The query parameter without which it is another page. */
  readonly query?: 'hs';
  /** Beyond those that every page has. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The first calls of a page, with the places of their parameters. */
  readonly openings: readonly string[];
  /** Whose session begins them, where no link does, and the script that does so. */
  readonly session?: { readonly realm: 'staff' | 'employee'; readonly script: string };
}

/**
 * Writes `pages.json`: which files each page needs before it can be shown. The server names them in
 * the HTML, so that they are fetched at once instead of one after the other.
 */
export function pageFilesPlugin(): Plugin {
  let root = '';
  return {
    name: 'aferir-page-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const pages = await readPages(root);
      const source = await bundleOf(path.join(root, 'src/openings/begin-calls.ts'));
      const reference = this.emitFile({ type: 'asset', name: 'begin-calls.js', source });
      const script = `/${this.getFileName(reference)}`;
      const describe = ({ page, modules }: RouteModules, query: object): PageFiles => {
        const { pattern, access, openings = [] } = pages[page] as Page;
        const isSignedIn = access === 'staff' || access === 'employee';
        const ids = modules.map((module) => path.join(root, 'src', module));
        return {
          pattern,
          ...query,
          ...filesOf(bundle, ids),
          openings: openings.map((call) => API_BASE + call),
          ...(isSignedIn && openings.length > 0 && { session: { realm: access, script } }),
        };
      };
      const byLink = await routesOf(root, 'link-routes.ts');
      const others = await routesOf(root, 'routes.tsx');
      const files = [
        ...byLink.map((route) =>
          describe(route, pages[route.page]?.access === 'public' ? {} : { query: 'hs' }),
        ),
        ...others.map(({ page, modules }) =>
          describe({ page, modules: [WHOLE_APP, ...modules] }, {}),
        ),
      ];
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(files) });
    },
  };
}

async function routesOf(root: string, module: string): Promise<RouteModules[]> {
  return routeModules(await readFile(path.join(root, 'src', module), 'utf8'));
}

/** A script that stands by itself, as it must run before any other file is there. */
async function bundleOf(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['aferir-source', 'module', 'browser', 'production'] },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

async function readPages(root: string): Promise<Readonly<Record<string, Page>>> {
  const externalConditions = ['aferir-source', 'node'];
  const { module } = await runnerImport<{ paths: Record<string, Page> }>(
    path.join(root, 'src/paths.ts'),
    {
      configFile: false,
      root,
      logLevel: 'error',
      environments: { inline: { resolve: { externalConditions } } },
    },
  );
  return module.paths;
}

function filesOf(bundle: Rolldown.OutputBundle, moduleIds: readonly string[]) {
  const present = reachedFrom(bundle, entriesOf(bundle));
  const own = reachedFrom(
    bundle,
    moduleIds.map((id) => chunkOf(bundle, id)),
  );
  const added = [...own].filter((chunk) => !present.has(chunk));
  const known = new Set(stylesOf(present));
  return {
    scripts: added.map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(stylesOf(added))]
      .filter((file) => !known.has(file))
      .map((file) => `/${file}`),
  };
}

function stylesOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  return [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}
