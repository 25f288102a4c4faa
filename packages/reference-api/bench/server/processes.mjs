import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const reportUsage = fileURLToPath(new URL('./report-usage.mjs', import.meta.url));

/** How long a server may take to answer for the first time, in milliseconds. */
const startLimit = 120_000;

/**
 * Starts a server in a process of its own, and waits until it is ready. `file` stands relative to
 * the root of the repository.
 */
export async function startServer(file, env) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=aferir-source', '--import', reportUsage, path.join(repository, file)],
    {
      cwd: repository,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, address);
  return {
    address,
    /** Milliseconds from its start until it was ready. */
    startTime: performance.now() - began,
    /** Milliseconds of CPU it has used. */
    usage: async () => {
      child.send('usage');
      const [{ cpu }] = await once(child, 'message');
      return cpu;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilReady(child, address) {
  const end = performance.now() + startLimit;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const reply = await fetch(`${address}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await setTimeout(20);
  }
  child.kill('SIGKILL');
  throw new Error(`${address} is not ready after ${startLimit / 1000} s.`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
