import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultServerConditions, type Plugin, type Rolldown, runnerImport } from 'vite';
import { aloneScript } from './alone-script.ts';
import { chunkOf, entriesOf, inOrderOfNeed, reachedFrom } from './reached-modules.ts';
import { type RouteModules, routeModules } from './route-modules.ts';
import { joinedText, sheetsOf } from './sheets.ts';

/** What every page takes that no link opens. */
const WHOLE_APP = './whole-app.tsx';

/** A page, as the app states it. */
interface Page {
  readonly pattern: string;
  readonly access: string;
}

/** The calls that a page begins with for whoever has a session, and what else the app says of them. */
interface SessionOpening {
  readonly calls: readonly string[];
}

/** The calls that a page begins with. */
interface PageOpenings {
  readonly byLink?: readonly string[];
  readonly bySession?: readonly SessionOpening[];
}

/** Where the app calls the API. */
export interface PageFilesOptions {
  readonly apiBase: string;
}

/** What the server has to know of a page to name its files in the HTML. */
interface PageFiles {
  readonly pattern: string;
  /** The query parameter without which it is another page. */
  readonly query?: 'hs';
  /** Beyond those that every page has. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** One sheet with those that every page has and these. */
  readonly sheet?: string;
  /** The first calls of a page that a link opens, with the places of their parameters. */
  readonly openings: readonly string[];
  /** Those of a page behind a sign-in. */
  readonly sessionOpenings: readonly SessionOpening[];
}

/**
 * Writes `pages.json`: which files each page needs before it can be shown. The server names them in
 * the HTML, so that they are fetched at once instead of one after the other, and their sheets as one. What begins the calls of a session
 * stands in the HTML itself, and in `begin-calls.js` for the server.
 */
export function pageFilesPlugin({ apiBase }: PageFilesOptions): Plugin {
  let root = '';
  return {
    name: 'aferir-page-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const { paths: pages } = await readModule<{ paths: Named<Page> }>(root, 'paths.ts');
      const { pageOpenings: openings } = await readModule<{ pageOpenings: Named<PageOpenings> }>(
        root,
        'openings/page-openings.ts',
      );
      const source = await aloneScript(path.join(root, 'src/openings/begin-calls.ts'));
      this.emitFile({ type: 'asset', fileName: 'begin-calls.js', source });
      const ofEveryPage = sheetsOf(reachedFrom(bundle, entriesOf(bundle)));
      const joined = (styles: readonly string[]) => {
        const source = joinedText(bundle, [...ofEveryPage, ...styles]);
        const reference = this.emitFile({ type: 'asset', name: 'page.css', source });
        return this.getFileName(reference);
      };
      const describe = ({ page, modules }: RouteModules, query: object): PageFiles => {
        const { byLink = [], bySession = [] } = openings[page] ?? {};
        const ids = modules.map((module) => path.join(root, 'src', module));
        const { scripts, styles } = filesOf(bundle, ids);
        return {
          pattern: (pages[page] as Page).pattern,
          ...query,
          scripts: scripts.map(toAddress),
          styles: styles.map(toAddress),
          ...(styles.length > 0 && { sheet: toAddress(joined(styles)) }),
          openings: byLink.map((call) => apiBase + call),
          sessionOpenings: bySession.map(({ calls, ...opening }) => ({
            ...opening,
            calls: calls.map((call) => apiBase + call),
          })),
        };
      };
      const direct = await routesOf(root, 'direct-routes.ts');
      const others = await routesOf(root, 'routes.tsx');
      const files = [
        ...direct.map((route) =>
          describe(route, isForLinksAlone(pages[route.page]) ? { query: 'hs' } : {}),
        ),
        ...others
          .filter(
            ({ page }) =>
              !direct.some((route) => route.page === page) || isForLinksAlone(pages[page]),
          )
          .map(({ page, modules }) => describe({ page, modules: [WHOLE_APP, ...modules] }, {})),
      ];
      // The server takes the first that matches, and a parameter matches any word.
      const inOrder = files.toSorted(
        (one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')),
      );
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(inOrder) });
    },
  };
}

/** Whether others than those who have a link see another page. */
function isForLinksAlone(page: Page | undefined): boolean {
  return page?.access === 'link-or-staff' || page?.access === 'link-or-signed-in';
}

async function routesOf(root: string, module: string): Promise<RouteModules[]> {
  return routeModules(await readFile(path.join(root, 'src', module), 'utf8'));
}

type Named<Value> = Readonly<Record<string, Value | undefined>>;

async function readModule<Module extends object>(root: string, file: string): Promise<Module> {
  const conditions = ['aferir-source', ...defaultServerConditions];
  const externalConditions = ['aferir-source', 'node'];
  const { module } = await runnerImport<Module>(path.join(root, 'src', file), {
    configFile: false,
    root,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions, externalConditions } } },
  });
  return module;
}

function filesOf(bundle: Rolldown.OutputBundle, moduleIds: readonly string[]) {
  const present = reachedFrom(bundle, entriesOf(bundle));
  const own = reachedFrom(
    bundle,
    moduleIds.map((id) => chunkOf(bundle, id)),
  );
  const added = inOrderOfNeed(bundle).filter((chunk) => own.has(chunk) && !present.has(chunk));
  const known = new Set(sheetsOf(present));
  return {
    scripts: added.map(({ fileName }) => fileName),
    styles: sheetsOf(added).filter((file) => !known.has(file)),
  };
}

function toAddress(file: string): string {
  return `/${file}`;
}
