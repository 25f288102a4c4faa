import { help, readArguments } from './arguments.ts';
import { CouldNotRun } from './faults.ts';
import { countResults, createTeller, introduction, summary } from './report.ts';
import { type RunOptions, runChecks } from './run-checks.ts';

/** Where the command writes. */
export interface Output {
  out(text: string): void;
  error(text: string): void;
}

/** Runs the command, and gives the code that its process ends with. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { out, error }: Output,
  calling: Pick<RunOptions, 'fetch'> = {},
): Promise<0 | 1 | 2> {
  try {
    const command = readArguments(args, env);
    if (!command) {
      out(help);
      return 0;
    }
    const { isJson, ...options } = command;
    const tell = createTeller(options);
    if (isJson) error(introduction(options));
    else out(introduction(options));
    const results = await runChecks({
      ...options,
      ...calling,
      ...(!isJson && { onResult: (result) => tell(result).forEach(out) }),
    });
    const counts = countResults(results);
    out(
      isJson ? JSON.stringify({ url: options.url, ...counts, results }, null, 2) : summary(results),
    );
    if (counts.fails > 0) return 1;
    return results.some(({ isTooBusy }) => isTooBusy) ? 2 : 0;
  } catch (failure) {
    if (!(failure instanceof CouldNotRun)) throw failure;
    error(failure.message);
    return 2;
  }
}
