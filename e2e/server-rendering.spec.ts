import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { run } from '../scripts/lib/run.ts';
import type { Written } from './server-rendering/shown.ts';
import { watchFaults } from './support/host-page.ts';
import { type PublishedPackages, packPackages } from './support/published-packages.ts';

const ours = ['domain', 'api-client', 'ui', 'widgets', 'elements'].map((name) => `@aferir/${name}`);

/** What stands in a layer over the page, which a server has none of. */
const onlyInBrowsers = ['ConfirmDialog', 'Dialog', 'Overlay', 'ToastRegion'];

let published: PublishedPackages;
let project: string;
let written: Written;

test.beforeAll(async () => {
  published = await packPackages();
  project = join(published.folder, 'server');
  const packages = [...ours, '@tanstack/react-query', 'react', 'react-dom'];
  await published.install(project, Object.fromEntries(packages.map((name) => [name, undefined])));
  await cp(fileURLToPath(new URL('server-rendering', import.meta.url)), project, {
    recursive: true,
  });
  await bundle('write.ts', { platform: 'node', packages: 'external' });
  const { output } = await run('node', [join(project, 'write.mjs'), ...ours], { cwd: project });
  expect(output).toMatch(/^\{.*\}$/);
  written = JSON.parse(output);
});

test.afterAll(() => published?.remove());

test('a server without a DOM imports every entry, and writes every component', () => {
  const { exported, html } = written;
  expect(Object.keys(html).toSorted()).toEqual(exported.toSorted());
  const empty = exported.filter((name) => html[name] === '');
  expect(empty.toSorted()).toEqual(onlyInBrowsers);
});

test('a browser takes over what a server has written', async ({ page }) => {
  const faults = watchFaults(page);
  await bundle('take-over.ts', { define: { 'process.env.NODE_ENV': '"development"' } });
  const places = Object.entries(written.html).map(
    ([name, html]) => `<div id="place-of-${name}">${html}</div>`,
  );
  await page.setContent(
    `<!doctype html><html lang="pt-BR"><title>Página</title>${places.join('')}`,
  );
  await page.addScriptTag({ path: join(project, 'take-over.mjs') });
  await expect(page.getByRole('dialog', { name: 'Reenviar' })).toBeVisible();
  expect(faults).toEqual([]);
});

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
