import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { type PreviewServer, preview } from 'vite';
import { run } from '../scripts/lib/run.ts';
import type { Written } from './server-rendering/shown.ts';
import { watchFaults } from './support/host-page.ts';
import { allowedPorts } from './support/hosts.ts';
import { type PublishedPackages, packPackages } from './support/published-packages.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const ours = ['domain', 'api-client', 'ui', 'widgets', 'elements'].map((name) => `@aferir/${name}`);

/** What stands in a layer over the page, which a server has none of. */
const onlyInBrowsers = ['ConfirmDialog', 'Dialog', 'Overlay', 'SidePanel', 'ToastRegion'];

let published: PublishedPackages;
let project: string;
let pages: string;
let written: Written;
let server: PreviewServer;
/** One of those that the example company lists. */
let origin: string;

test.beforeAll(async () => {
  published = await packPackages();
  project = join(published.folder, 'server');
  pages = join(project, 'pages');
  const packages = [...ours, '@tanstack/react-query', 'react', 'react-dom'];
  await published.install(project, Object.fromEntries(packages.map((name) => [name, undefined])));
  await cp(fileURLToPath(new URL('server-rendering', import.meta.url)), project, {
    recursive: true,
  });
  await mkdir(pages);
  await bundle('write.ts', { platform: 'node', packages: 'external' });
  const { output } = await run('node', [join(project, 'write.mjs'), ...ours], {
    cwd: project,
    // Beside NO_COLOR, Node itself would warn of it.
    env: { FORCE_COLOR: undefined },
  });
  expect(output).toMatch(/^\{.*\}$/);
  written = JSON.parse(output);
  server = await serveOnAllowedPort();
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});

async function serveOnAllowedPort(): Promise<PreviewServer> {
  for (const port of allowedPorts) {
    try {
      return await preview({
        configFile: false,
        root: project,
        build: { outDir: pages },
        preview: { port, strictPort: true },
      });
    } catch (error) {
      if (!String(error).includes(`Port ${port} is already in use`)) throw error;
    }
  }
  throw new Error(`Something else listens to all of ${allowedPorts.join(', ')}.`);
}

test.afterAll(async () => {
  await server?.close();
  await published?.remove();
});

test('a server without a DOM imports every entry, and writes every component', () => {
  const { exported, html } = written;
  expect(Object.keys(html).toSorted()).toEqual(exported.toSorted());
  const empty = exported.filter((name) => html[name] === '');
  expect(empty.toSorted()).toEqual(onlyInBrowsers);
});

test('a browser takes over what a server has written', async ({ page }) => {
  const faults = watchFaults(page);
  await openPage(page, written.everything);
  await takeOver(page, 'take-over.ts');
  await expect(page.getByRole('dialog', { name: 'Reenviar' })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const order of ['before', 'after'] as const) {
  test(`a browser takes over tags that a server has written, ${order} their code has come`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await openPage(page, written.tags);
    if (order === 'before') await takeOver(page, 'take-over-tags.ts');
    await page.addScriptTag({ url: `${baseUrl}/widgets/loader.js`, type: 'module' });
    await page.waitForFunction(() =>
      [...document.body.children].every((tag) => tag.shadowRoot?.firstElementChild),
    );
    if (order === 'after') await takeOver(page, 'take-over-tags.ts');
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(faults.filter((fault) => /hydrat/.test(fault))).toEqual([]);
  });
}

async function openPage(page: Page, html: string): Promise<void> {
  await writeFile(
    join(pages, 'index.html'),
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Página</title><body>${html}`,
  );
  await page.goto(origin);
}

/** Runs a module of the project, with what React says of differences in development. */
async function takeOver(page: Page, entry: string): Promise<void> {
  await bundle(entry, { define: { 'process.env.NODE_ENV': '"development"' } });
  const content = await readFile(join(project, entry.replace(/\.ts$/, '.mjs')), 'utf8');
  await page.evaluate(content);
}

async function bundle(entry: string, options: Parameters<typeof build>[0]): Promise<void> {
  await build({
    absWorkingDir: project,
    entryPoints: [entry],
    outExtension: { '.js': '.mjs' },
    outdir: project,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    ...options,
  });
}
