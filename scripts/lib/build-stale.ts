import { join } from 'node:path';
import type { BuildStep } from './build-steps.ts';
import { root, run } from './run.ts';
import { isFresh, type KnownHashes, markFresh } from './stamp.ts';

/** Builds what is stale, or all of it; false once something fails to build, which it prints. */
export async function buildStale(
  steps: Iterable<BuildStep>,
  { force = false } = {},
): Promise<boolean> {
  const known: KnownHashes = new Map();
  for (const { name, command, args, cwd, inputs, outputs } of steps) {
    if (!force && isFresh(name, inputs, outputs, known)) continue;
    const started = Date.now();
    const { status, output } = await run(command, args, { cwd: join(root, cwd) });
    if (status !== 0) {
      console.error(`${name} failed to build:\n${output}`);
      return false;
    }
    known.clear();
    markFresh(name, inputs);
    console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  return true;
}
