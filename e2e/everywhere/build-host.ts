import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { build, type Plugin, type Rolldown } from 'vite';

/** What shows the probe in an empty page; each has a module of its name here. */
export const FRAMEWORKS = [
  'html',
  'react',
  'react-18',
  'preact',
  'vue',
  'svelte',
  'solid',
  'lit',
  'angular',
] as const;

const inside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const ENTRY = '\0everywhere-entry';

/** A script that puts `runAssertions` of a framework's page on `window`, for one order; `alias` puts another version in place. */
export async function buildHost(
  framework: (typeof FRAMEWORKS)[number] | 'next',
  alias: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entryOf(framework), react18InPlace, compileSvelte],
    resolve: {
      alias,
      conditions: ['aferir-source', 'module', 'browser', 'production'],
    },
    css: { transformer: 'lightningcss' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'everywhere-entry', formats: ['iife'], name: 'everywhere' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = built?.output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`Nothing was built for ${framework}`);
  return chunk.code;
}

const entryOf = (framework: string): Plugin => ({
  name: 'everywhere-entry',
  resolveId: (id) => (id.endsWith('everywhere-entry') ? ENTRY : null),
  load: (id) =>
    id === ENTRY
      ? `import { mount } from ${JSON.stringify(inside(`./${framework}.ts`))};
         import { runAssertions } from ${JSON.stringify(inside('./run-assertions.ts'))};
         export const run = (order) => runAssertions(mount, order);`
      : null,
});

/** React 18 stands beside the React of the elements: what asks for it from inside gets its own. */
const react18InPlace: Plugin = {
  name: 'react-18-in-place',
  enforce: 'pre',
  resolveId(id, importer) {
    return id === 'react' && importer?.includes('/react-dom-18/')
      ? this.resolve('react-18', importer)
      : null;
  },
};

/** Compiles a component of this folder; in an app its own plugin does. */
const compileSvelte: Plugin = {
  name: 'compile-svelte',
  transform: {
    filter: { id: /\.svelte$/ },
    handler: (source, id) => ({
      code: compile(source, { filename: id, generate: 'client' }).js.code,
      map: null,
    }),
  },
};
