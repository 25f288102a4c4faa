import { type RunOptions, run } from '../run.ts';
import type { Outcome, Part, Suite } from './suite.ts';

/** A command that passes or fails. */
export type Command = readonly [command: string, args: readonly string[], options?: RunOptions];

async function check(command: Command): Promise<Outcome> {
  const [tool, args, options] = command;
  const started = Date.now();
  const { status, output, cpuSeconds } = await run(tool, args, options);
  const name = [tool, ...args].join(' ');
  const part: Part = {
    name,
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? 0 : 1,
    seconds: (Date.now() - started) / 1000,
    slowTests: [],
    again: () => check(command),
    ...(status !== 0 && { firstError: output }),
  };
  return { parts: [part], output: status === 0 ? '' : `$ ${name}\n${output}\n`, cpuSeconds };
}

/** Checks that pass or fail as a whole: each command counts as one. */
export function checks(name: string, fast: boolean, commands: readonly Command[]): Suite {
  return {
    name,
    fast,
    async run() {
      const total: Outcome = { parts: [], output: '', cpuSeconds: 0 };
      for (const command of commands) {
        const { parts, output, cpuSeconds } = await check(command);
        total.parts.push(...parts);
        total.output += output;
        total.cpuSeconds += cpuSeconds;
      }
      return total;
    },
  };
}
