import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'dist-browser', '.cache', 'test-results']);

function* filesBelow(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else yield* filesIn(path);
}

function* filesIn(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (ignored.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** Hashes of paths that were read already, where nothing has changed since. */
export type KnownHashes = Map<string, string>;

/** One hash over the content of all files below the given paths. */
export function hashOf(paths: readonly string[], known: KnownHashes = new Map()): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const own = known.get(path) ?? hashBelow(path);
    known.set(path, own);
    hash.update(own);
  }
  return hash.digest('hex');
}

function hashBelow(path: string): string {
  if (!existsSync(path)) return '';
  const hash = createHash('sha256');
  for (const file of filesBelow(path))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const stampFile = (name: string) => join('node_modules/.cache/aferir', `${name}.stamp`);

/** True when `outputs` exist and were built from exactly these inputs, which {@link hashOf} tells. */
export function isFresh(name: string, inputHash: string, outputs: readonly string[]): boolean {
  const file = stampFile(name);
  return (
    outputs.every((path) => existsSync(path)) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === inputHash
  );
}

/** Remembers what the outputs were built from: the hash of before the build, as inputs may change while it runs. */
export function markFresh(name: string, inputHash: string): void {
  const file = stampFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, inputHash);
}
