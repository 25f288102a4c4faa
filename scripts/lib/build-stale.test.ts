import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildIfStale, buildStale } from './build-stale.ts';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aferir-build-'));
  process.chdir(folder);
  writeFileSync('source', 'a');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** A build that copies its source, whatever becomes of the source after. */
const copy = (after = '') => ({
  name: 'copy',
  command: 'node',
  args: [
    '-e',
    `const fs = require('node:fs'), [source, copy] = process.argv.slice(1);
     fs.copyFileSync(source, copy);
     ${after}`,
    join(folder, 'source'),
    join(folder, 'copy'),
  ],
  cwd: '.',
  inputs: ['source'],
  outputs: ['copy'],
});

const built = () => readFileSync('copy', 'utf8');

it('builds what has changed, and nothing else', async () => {
  await buildStale([copy()]);
  writeFileSync('copy', 'kept');
  await buildStale([copy()]);
  expect(built()).toBe('kept');
  writeFileSync('source', 'b');
  await buildStale([copy()]);
  expect(built()).toBe('b');
});

it('builds again what was edited while it was built', async () => {
  await buildStale([copy("fs.writeFileSync(source, 'edited');")]);
  expect(built()).toBe('a');
  await buildStale([copy()]);
  expect(built()).toBe('edited');
});

it('asks what finds by itself what is stale each time', async () => {
  const step = { ...copy(), findsStale: true };
  await buildStale([step]);
  writeFileSync('copy', 'of somebody else');
  await buildStale([step]);
  expect(built()).toBe('a');
});

it('makes a folder where its last argument says, and puts it in its place', async () => {
  const write = `const fs = require('node:fs'), [made] = process.argv.slice(-1);
    fs.mkdirSync(made);
    fs.copyFileSync(process.argv[1], made + '/copy');`;
  const step = {
    ...copy(),
    args: ['-e', write, join(folder, 'source')],
    folder: 'site',
    outputs: ['site/copy'],
  };
  expect(await buildIfStale(step)).toMatchObject({ state: 'built' });
  expect(readFileSync('site/copy', 'utf8')).toBe('a');
  expect(await buildIfStale(step)).toEqual({ state: 'fresh' });
});

it('tells what a build has printed that failed, and builds it again', async () => {
  const step = copy("console.log('no such page'); process.exit(1);");
  const failed = { state: 'failed', output: 'no such page\n' };
  expect(await buildIfStale(step)).toEqual(failed);
  expect(await buildIfStale(step)).toEqual(failed);
});
