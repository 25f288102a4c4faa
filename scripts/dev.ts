// The API, restarted when its files change, and in front of it the app, reloaded when its files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, run, toolEnv } from './lib/run.ts';

const { status } = await run('node', ['scripts/build.ts', '--served'], { inherit: true });
if (status !== 0) process.exit(status);

const children = [
  spawn('node', ['--conditions=aferir-source', '--watch', 'packages/reference-api/src/server.ts'], {
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
