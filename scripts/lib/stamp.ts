import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'dist-browser', '.cache', 'test-results']);

function* filesBelow(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!ignored.has(name)) yield* filesBelow(join(path, name));
  }
}

/** One hash over the content of all files below the given paths. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (name: string) => join('node_modules/.cache/aferir', `${name}.stamp`);

/** True when `outputs` exist and were built from exactly these inputs. */
export function isFresh(
  name: string,
  inputs: readonly string[],
  outputs: readonly string[],
): boolean {
  const file = stampFile(name);
  return (
    outputs.every((path) => existsSync(path)) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === hashOf(inputs)
  );
}

/** Remembers what the outputs were built from. */
export function markFresh(name: string, inputs: readonly string[]): void {
  const file = stampFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hashOf(inputs));
}
