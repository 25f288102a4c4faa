import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter } from 'node:path';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const bin = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
const node = fileURLToPath(new URL('../../node_modules/node/bin', import.meta.url));

/** The environment of every tool: the locked Node and the locked tools come first on PATH. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [bin, node, process.env.PATH].join(delimiter),
    REDOCLY_TELEMETRY: 'off',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}

/**
 * Runs a tool of node_modules/.bin (or any command) from the root of the repository.
 * Resolves to its exit status and what it printed; `inherit` shows the output as it comes instead.
 */
export function run(command, args = [], { env = {}, inherit = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', inherit ? 'inherit' : 'pipe', inherit ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => { output += chunk; });
    child.stderr?.on('data', (chunk) => { output += chunk; });
    child.on('error', (error) => resolve({ status: 127, output: String(error) }));
    child.on('close', (status, signal) => resolve({ status: status ?? (signal ? 1 : 0), output }));
  });
}
