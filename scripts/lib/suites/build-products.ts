import { type RunResult, run } from '../run.ts';

let built: Promise<RunResult> | undefined;

/** Builds what `npm start` serves and what is published, once for all suites. */
export function buildProducts(): Promise<RunResult> {
  built ??= run('node', ['scripts/build.ts', '--served', '--published']);
  return built;
}
