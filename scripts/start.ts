// Builds what is stale, then runs the reference API, which serves everything, until it is stopped.
import { spawn } from 'node:child_process';
import { root, run, toolEnv } from './lib/run.ts';

const { status } = await run('node', ['scripts/build.ts', '--served'], { inherit: true });
if (status !== 0) process.exit(status);

const server = spawn(
  'node',
  ['--conditions=aferir-source', 'packages/reference-api/src/server.ts'],
  {
    cwd: root,
    env: toolEnv(),
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
