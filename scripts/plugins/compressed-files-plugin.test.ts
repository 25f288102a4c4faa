import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressedFilesPlugin } from './compressed-files-plugin.ts';

const line = 'console.log("a line as long as it takes for this to be worth it");';
const code = line.repeat(40);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-compressed-'));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: { long: 'virtual:long', short: 'virtual:short' } },
    },
    plugins: [
      {
        name: 'virtual',
        resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
        load: (id) => (id === '\0virtual:long' ? code : id === '\0virtual:short' ? 'a()' : null),
      },
      compressedFilesPlugin(),
    ],
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('writes both beside a text file, with what it holds', async () => {
  const assets = path.join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.startsWith('long-'));
  const [file = ''] = names.filter((name) => name.endsWith('.js'));
  expect(names.toSorted()).toEqual([file, `${file}.br`, `${file}.gz`]);

  const content = await readFile(path.join(assets, file));
  const brotli = await readFile(path.join(assets, `${file}.br`));
  expect(brotli.length).toBeLessThan(content.length / 4);
  expect(brotliDecompressSync(brotli)).toEqual(content);
  expect(gunzipSync(await readFile(path.join(assets, `${file}.gz`)))).toEqual(content);
});

it('writes nothing that would be no smaller', async () => {
  const names = await readdir(path.join(folder, 'assets'));
  expect(names.filter((name) => name.startsWith('short-'))).toHaveLength(1);
});
