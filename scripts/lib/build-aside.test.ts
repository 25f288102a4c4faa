import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildAside } from './build-aside.ts';

const home = process.cwd();
const aside = '.cache/building';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aferir-aside-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** A build that writes a page; what is served meanwhile. */
async function build(text: string, status = 0) {
  let meanwhile: string[] = [];
  const result = await buildAside('site', 'docs/dist', async (made) => {
    mkdirSync(made, { recursive: true });
    writeFileSync(join(made, 'index.html'), text);
    meanwhile = served();
    return { status, output: '', cpuSeconds: 0 };
  });
  expect(result.status).toBe(status);
  return meanwhile;
}

function served(): string[] {
  try {
    return readdirSync('docs/dist').map((file) => readFileSync(join('docs/dist', file), 'utf8'));
  } catch {
    return [];
  }
}

it('is in its place once it is whole, instead of the former one', async () => {
  expect(await build('a')).toEqual([]);
  expect(served()).toEqual(['a']);
  writeFileSync('docs/dist/old.js', 'old');
  expect(await build('b')).toEqual(['a', 'old']);
  expect(served()).toEqual(['b']);
  expect(readdirSync(aside)).toEqual([]);
});

it('leaves what was there, and nothing else, where it fails', async () => {
  await build('a');
  await build('b', 1);
  expect(served()).toEqual(['a']);
  expect(readdirSync(aside)).toEqual([]);
});

it('removes what builds have left that were ended, and not those under way', async () => {
  const ended = spawn(process.execPath, ['--version']);
  await once(ended, 'exit');
  const underWay = [`site-${process.ppid}`, `other-${ended.pid}`];
  for (const name of [`site-${ended.pid}`, `site-${ended.pid}-former`, ...underWay]) {
    mkdirSync(join(aside, name, 'assets'), { recursive: true });
  }
  await build('a');
  expect(readdirSync(aside).toSorted()).toEqual(underWay.toSorted());
});
