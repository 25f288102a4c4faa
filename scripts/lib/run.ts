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

/** Runs a tool of node_modules/.bin, or any command, from the root of the repository. */
export function run(
  command: string,
  args: readonly string[] = [],
  { env = {}, inherit = false, cwd = root }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const sink = inherit ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env: toolEnv(env), stdio: ['ignore', sink, sink] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ status: 127, output: String(error) }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
