import { type RunResult, run } from '../run.ts';

let built: Promise<RunResult> | undefined;

/** Builds what `npm start` serves, what is published and the documentation's site, once for all suites. */
export function buildProducts(): Promise<RunResult> {
  built ??= run('node', ['scripts/build.ts', '--served', '--published', '--site']);
  return built;
}
