import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { type PreviewServer, preview } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';
import { run } from '../scripts/lib/run.ts';
import { type PublishedPackages, packPackages } from './support/published-packages.ts';
import { installedBy, type Snippet, snippetsOf } from './support/readme-snippets.ts';
import { openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** One of the origins that the example company lists. */
const origin = 'http://localhost:5173';

const readmes = [
  'README.md',
  ...['domain', 'api-client', 'ui', 'widgets', 'elements'].map(
    (name) => `packages/${name}/README.md`,
  ),
  'docs/site/quick-start/html.md',
  'docs/site/recipes/content-management.md',
];
const snippets = readmes.flatMap(snippetsOf);
const modules = snippets.filter(({ language }) => ['ts', 'tsx', 'js', 'vue'].includes(language));
const isHtml = ({ language }: Snippet) => language === 'html';
const pages = snippets.filter(
  (snippet) =>
    (isHtml(snippet) && snippet.code.includes('<aferir-')) ||
    /createRoot\(|document\.body\.append\(/.test(snippet.code),
);

let published: PublishedPackages;
let bundles: string;
let warnings: string[];

test.beforeAll(async () => {
  published = await packPackages();
  bundles = join(published.folder, 'bundles');
  const { folder, install } = published;
  // What a starter project for TypeScript has of its own.
  await install(folder, {
    vite: undefined,
    '@types/react': undefined,
    '@types/react-dom': undefined,
  });
  for (const readme of readmes) {
    const names = new Set(installedBy(readme));
    await install(
      projectOf(readme),
      Object.fromEntries([...names].map((name) => [name, undefined])),
    );
  }
  await Promise.all(modules.map(writeModule));
  warnings = await bundle();
});

test.afterAll(() => published?.remove());

test('every block of code is of a kind that is looked at here', () => {
  const kinds = new Set(snippets.map(({ language }) => language));
  expect([...kinds].toSorted()).toEqual(['css', 'html', 'js', 'sh', 'ts', 'tsx', 'vue']);
});

test('what a README installs is all that its code needs to compile', async () => {
  const config = {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      types: ['vite/client'],
      jsx: 'react-jsx',
      strict: true,
      allowJs: true,
      checkJs: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      noEmit: true,
    },
    files: modules.map(fileOf),
  };
  await writeFile(join(published.folder, 'tsconfig.json'), JSON.stringify(config));
  const { output } = await run('tsc', ['--project', published.folder]);
  expect(output).toBe('');
});

test('it is bundled without a warning', () => {
  expect(warnings).toEqual([]);
});

test.describe('the questionnaire', () => {
  let hash: string;
  let server: PreviewServer;

  test.beforeAll(async () => {
    server = await preview({
      configFile: false,
      root: published.folder,
      build: { outDir: bundles },
      preview: { port: Number(new URL(origin).port), strictPort: true },
    });
    ({ hash } = await sendRequest(await openStaffApi(baseUrl), 'Camila Prado'));
  });

  test.afterAll(() => server?.close());

  for (const snippet of pages) {
    test(`is on the page of ${snippet.name}`, async ({ page }) => {
      await page.goto(`${origin}${await writePage(snippet, hash)}?hs=${hash}`);
      const holder = snippet.code.includes('<iframe') ? page.frameLocator('iframe') : page;
      await expect(holder.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
    });
  }
});

test('the front page, the widgets and the elements show a page each', () => {
  for (const readme of ['README.md', 'packages/widgets/README.md', 'packages/elements/README.md']) {
    expect(pages.some(({ name }) => name.startsWith(`${readme}:`))).toBe(true);
  }
});

/** Where the code of a README lives, with the packages that it installs. */
function projectOf(readme: string): string {
  return join(published.folder, readme.replaceAll('/', '+').replace(/\.md$/, ''));
}

function fileOf({ name, language }: Snippet): string {
  const [readme = '', line] = name.split(':');
  return join(projectOf(readme), `line-${line}.${language === 'vue' ? 'ts' : language}`);
}

async function writeModule(snippet: Snippet): Promise<void> {
  const { language, code } = snippet;
  await mkdir(join(fileOf(snippet), '..'), { recursive: true });
  await writeFile(fileOf(snippet), atServer(language === 'vue' ? scriptOf(snippet) : code));
}

/** The script of a component, after its template has been compiled with it. */
function scriptOf({ name, code }: Snippet): string {
  const { descriptor, errors } = parse(code, { filename: `${name}.vue` });
  expect(errors).toEqual([]);
  compileScript(descriptor, {
    id: name,
    inlineTemplate: true,
    templateOptions: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('aferir-') } },
  });
  return descriptor.scriptSetup?.content ?? '';
}

/** The code with the address of the server that runs in place of the one that READMEs name. */
function atServer(code: string): string {
  return code.replaceAll('http://localhost:4000', baseUrl);
}

async function bundle(): Promise<string[]> {
  const { warnings } = await build({
    entryPoints: modules.map(fileOf),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: bundles,
    outbase: published.folder,
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return warnings.map(({ text, location }) => `${location?.file}: ${text}`);
}

/** Writes a page as it stands, with the code of a link where it asks for one, or one with the bundle of a module; gives its address. */
async function writePage(snippet: Snippet, hash: string): Promise<string> {
  const address = `/${snippet.name.replaceAll(/\W+/g, '-')}.html`;
  await writeFile(
    join(bundles, address),
    isHtml(snippet) ? atServer(snippet.code).replaceAll('code-of-the-link', hash) : pageOf(snippet),
  );
  return address;
}

function pageOf(snippet: Snippet): string {
  const source = relative(published.folder, fileOf(snippet));
  const bundled = `/${source.slice(0, -extname(source).length)}`;
  return `<!doctype html><html lang="pt-BR"><title>Página</title>
    <link rel="stylesheet" href="${bundled}.css">
    <body><div id="root"></div><script type="module" src="${bundled}.js"></script>`;
}
