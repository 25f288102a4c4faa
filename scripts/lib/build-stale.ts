import { join } from 'node:path';
import type { BuildStep } from './build-steps.ts';
import { root, run } from './run.ts';
import { runInLanes } from './run-in-lanes.ts';
import { hashOf, isFresh, type KnownHashes, markFresh } from './stamp.ts';

/**
 * Builds what is stale, or all of it, two steps side by side; false once something fails to build, which it prints.
 */
export async function buildStale(
  steps: Iterable<BuildStep>,
  { force = false } = {},
): Promise<boolean> {
  const known: KnownHashes = new Map();
  let failed = false;

  async function build(step: BuildStep): Promise<void> {
    if (failed) return;
    const { name, command, args, cwd, inputs, outputs, findsStale = false } = step;
    const inputHash = hashOf(inputs, known);
    if (!force && !findsStale && isFresh(name, inputHash, outputs)) return;
    const started = Date.now();
    const { status, output } = await run(command, args, { cwd: join(root, cwd) });
    if (status !== 0) {
      console.error(`${name} failed to build:\n${output}`);
      failed = true;
      return;
    }
    known.clear();
    markFresh(name, inputHash);
    console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }

  const all = [...steps];
  await runInLanes(all, 2, build, ({ needs = [] }) =>
    all.filter(({ name }) => needs.includes(name)),
  );
  return !failed;
}
