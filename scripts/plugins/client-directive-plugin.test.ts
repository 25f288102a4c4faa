import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientDirectivePlugin } from './client-directive-plugin.ts';

let root: string;
let written: Record<string, string>;

const files = {
  'src/index.ts': "export { Button } from './button.tsx';\nexport { toRem } from './rem.ts';",
  'src/button.tsx': 'export const Button = () => <button type="button" />;',
  'src/rem.ts': 'export const toRem = (pixels: number) => pixels / 16;',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'use-client-'));
  await mkdir(join(root, 'src'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.keys(files),
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react'],
    write: false,
    plugins: [clientDirectivePlugin()],
  });
  written = Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]));
});

afterAll(() => rm(root, { recursive: true }));

it('marks the file that makes elements, on its first line', () => {
  const marked = Object.values(written).filter((text) => text.startsWith('"use client";'));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('react/jsx-runtime');
});

it('leaves what passes names on, and plain functions, to servers as well', () => {
  expect(written['index.js']).not.toContain('use client');
  expect(written['rem.js']).not.toContain('use client');
});
