// The API, restarted when its files change, and in front of it the app, reloaded when its files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeFlags } from '../packages/reference-api/src/start/runtime/node-flags.ts';
import { buildStale } from './lib/build-stale.ts';
import { served } from './lib/build-steps.ts';
import { root, toolEnv } from './lib/run.ts';

process.chdir(root);
if (!(await buildStale(served))) process.exit(1);

const children = [
  spawn('node', [...nodeFlags, '--watch', 'packages/reference-api/src/start/server.ts'], {
    cwd: root,
    env: toolEnv(),
    stdio: 'inherit',
  }),
  spawn('vite', [], {
    cwd: join(root, 'packages/reference-app'),
    env: toolEnv({ AFERIR_API_URL: `http://localhost:${process.env.PORT || 4000}` }),
    stdio: 'inherit',
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('close', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
