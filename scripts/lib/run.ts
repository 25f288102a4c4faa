import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const bin = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
const node = fileURLToPath(new URL('../../node_modules/node/bin', import.meta.url));

/** How a command ended. */
export interface RunResult {
  status: number;
  /** What it printed on both streams; empty when the output was inherited. */
  output: string;
  /** What it and the processes that it waited for took of the processors. */
  cpuSeconds: number;
}

/** How a command is run. */
export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows the output as it comes instead of collecting it. */
  inherit?: boolean;
  cwd?: string;
}

/** The environment of every tool: the locked Node and the locked tools come first on PATH. */
export function toolEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [bin, node, process.env.PATH].join(delimiter),
    REDOCLY_TELEMETRY: 'off',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

/** Runs the command in its arguments, and writes to a pipe of its own what the shell and its children took. */
const timed = '"$@"; status=$?; times >&3; exit $status';

/** The seconds of the children, the second line of the shell's `times`: `1m2.50s 0m3.25s`. */
function secondsOf(times: string): number {
  const [, children = ''] = times.split('\n');
  const spans = children.matchAll(/(\d+)m([\d.]+)s/g);
  return [...spans].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a tool of node_modules/.bin, or any command, from the root of the repository. */
export function run(
  command: string,
  args: readonly string[] = [],
  { env = {}, inherit = false, cwd = root }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const sink = inherit ? 'inherit' : 'pipe';
    const child = spawn('sh', ['-c', timed, 'sh', command, ...args], {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', sink, sink, 'pipe'],
    });
    let output = '';
    let times = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      times += chunk;
    });
    child.on('error', (error) => resolve({ status: 127, output: String(error), cpuSeconds: 0 }));
    child.on('close', (status) =>
      resolve({ status: status ?? 1, output, cpuSeconds: secondsOf(times) }),
    );
  });
}
