import { join } from 'node:path';
import { buildAside } from './build-aside.ts';
import type { BuildStep } from './build-steps.ts';
import { type RunResult, root, run } from './run.ts';
import { runInLanes } from './run-in-lanes.ts';
import { hashOf, isFresh, type KnownHashes, markFresh } from './stamp.ts';

/** What has come of a step. */
export type BuildOutcome =
  | { state: 'fresh' }
  | { state: 'built'; seconds: number }
  | { state: 'failed'; output: string };

/** How it is built. */
export interface BuildOptions {
  /** What is fresh is built as well. */
  force?: boolean;
  known?: KnownHashes;
}

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
    const outcome = await buildIfStale(step, { force, known });
    if (outcome.state === 'failed') {
      console.error(`${step.name} failed to build:\n${outcome.output}`);
      failed = true;
    }
    if (outcome.state === 'built')
      console.log(`Built ${step.name} in ${outcome.seconds.toFixed(1)} s.`);
  }

  const all = [...steps];
  await runInLanes(all, 2, build, ({ needs = [] }) =>
    all.filter(({ name }) => needs.includes(name)),
  );
  return !failed;
}

/** Builds a step that is stale, and tells what has come of it. */
export async function buildIfStale(
  step: BuildStep,
  { force = false, known = new Map() }: BuildOptions = {},
): Promise<BuildOutcome> {
  const { name, inputs, outputs, findsStale = false } = step;
  const inputHash = hashOf(inputs, known);
  if (!force && !findsStale && isFresh(name, inputHash, outputs)) return { state: 'fresh' };
  const started = Date.now();
  const { status, output } = await runStep(step);
  if (status !== 0) return { state: 'failed', output };
  known.clear();
  markFresh(name, inputHash);
  return { state: 'built', seconds: (Date.now() - started) / 1000 };
}

function runStep({ name, command, args, cwd, folder }: BuildStep): Promise<RunResult> {
  const runWith = (more: readonly string[]) =>
    run(command, [...args, ...more], { cwd: join(root, cwd) });
  return folder ? buildAside(name, folder, (made) => runWith([made])) : runWith([]);
}
