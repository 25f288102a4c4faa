import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root, run } from '../../scripts/lib/run.ts';
import type { ProjectMaker } from './made-projects.ts';
import { type PublishedPackages, readManifest } from './published-packages.ts';

/** The hosts that are shown in `examples/`. */
export type Example = 'html' | 'iframe' | 'react-18' | 'react' | 'vue' | 'angular';

/** The file of an example that shows the widget, where a compiler reads it. */
const shownIn: Partial<Record<Example, string>> = {
  react: 'src/app.tsx',
  vue: 'src/app.vue',
  angular: 'src/app/app.ts',
};

/** Tools of Angular, which are a hundred packages: {@link buildAngular} does what they do. */
const toolsLeftOut = ['@angular/build', '@angular/cli', '@angular/compiler-cli'];

/** An example in a folder outside of the repository, ready to be served. */
export interface BuiltExample {
  /** What the compiler says of its TypeScript; nothing where all is well. */
  typeFaults: string;
  /** The folder of the built pages. */
  pages: string;
}

/**
 * Builds an example as its own project does, with the published packages and a server's address in place of the one
 * that it names: made by `npm create aferir`, where that has a template of it.
 */
export async function buildExample(
  { folder, install }: PublishedPackages,
  maker: ProjectMaker,
  name: Example,
  server: string,
): Promise<BuiltExample> {
  const project = join(folder, name);
  const pages = join(project, 'dist');
  if (name === 'react-18') await copyExample(project, name, server);
  else await maker.make(name, name);
  await addOtherWidgets(project, maker, name);
  const { dependencies, devDependencies } = readManifest(project);
  const packages = Object.entries({ ...dependencies, ...devDependencies });
  await install(
    project,
    Object.fromEntries(packages.filter(([tool]) => !toolsLeftOut.includes(tool))),
  );
  const compiler = name === 'vue' ? 'vue-tsc' : 'tsc';
  const hasTypes = name !== 'html' && name !== 'iframe';
  const typeFaults = hasTypes ? (await run(compiler, ['--noEmit', '-p', project])).output : '';
  if (name === 'angular') await buildAngular(project, pages);
  else {
    const { status, output } = await run('vite', ['build', '--logLevel', 'warn'], { cwd: project });
    if (status !== 0) throw new Error(output);
  }
  return { typeFaults, pages };
}

/** What the project would have with each other widget lies beside, where the compiler reads it. */
async function addOtherWidgets(
  project: string,
  { widgets, make }: ProjectMaker,
  name: Example,
): Promise<void> {
  const file = shownIn[name];
  if (!file) return;
  for (const widget of widgets.slice(1)) {
    const other = await make(`${name}-with-${widget}`, name, widget);
    await cp(join(other, file), join(project, file.replace(/\w+(?=\.\w+$)/, widget)));
  }
}

async function copyExample(project: string, name: Example, server: string): Promise<void> {
  await cp(join(root, 'examples', name), project, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|\.angular)$/.test(path),
  });
  await nameServer(project, server);
}

async function nameServer(project: string, server: string): Promise<void> {
  for (const entry of await readdir(project, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!/\.(?:html|js|tsx?|vue)$/.test(file)) continue;
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replaceAll('http://localhost:4000', server));
  }
}

/** Without the tools of Angular: its compiler goes along, and what `angular.json` names is put into the page. */
async function buildAngular(project: string, pages: string): Promise<void> {
  const asAngularJsonSays: Plugin = {
    name: 'as-angular-json-says',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'script', attrs: { type: 'module', src: '/main.ts' }, injectTo: 'body' },
        { tag: 'link', attrs: { rel: 'stylesheet', href: '/styles.css' }, injectTo: 'head' },
      ],
    },
    transform: (code, id) =>
      id.endsWith('/src/main.ts') ? `import '@angular/compiler';\n${code}` : null,
  };
  await rm(pages, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(project, 'src'),
    logLevel: 'error',
    plugins: [asAngularJsonSays],
    build: { outDir: pages },
  });
}
