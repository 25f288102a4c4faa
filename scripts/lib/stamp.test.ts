import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf, isFresh, markFresh } from './stamp.ts';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aferir-stamp-'));
  process.chdir(folder);
  write('src/a.ts', 'a');
  write('dist/a.js', 'a');
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string) {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

it('changes with the content and the names of files', () => {
  const before = hashOf(['src']);
  write('src/a.ts', 'b');
  const changed = hashOf(['src']);
  write('src/b.ts', '');
  expect(new Set([before, changed, hashOf(['src'])]).size).toBe(3);
});

it('passes over what is built or installed, and paths that are not there', () => {
  const before = hashOf(['src']);
  write('src/node_modules/x.js', 'x');
  write('src/dist/x.js', 'x');
  expect(hashOf(['src', 'gone'])).toBe(before);
});

it('is fresh until an input changes or an output goes', () => {
  const fresh = () => isFresh('package', hashOf(['src']), ['dist/a.js']);
  expect(fresh()).toBe(false);
  markFresh('package', hashOf(['src']));
  expect(fresh()).toBe(true);

  write('src/a.ts', 'b');
  expect(fresh()).toBe(false);
  markFresh('package', hashOf(['src']));
  rmSync('dist/a.js');
  expect(fresh()).toBe(false);
});
