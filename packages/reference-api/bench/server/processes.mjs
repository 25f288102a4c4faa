import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const reportUsage = fileURLToPath(new URL('./report-usage.mjs', import.meta.url));

/** How long a server may take to answer for the first time, in milliseconds. */
const startLimit = 120_000;

/**
 * Starts a server in a process of its own, on a port that the system gives it, and waits until it is
 * ready. `file` stands relative to the root of the repository; what it prints says where it listens.
 * `flags` are those of Node.
 */
export async function startServer(file, env, flags = ['--conditions=aferir-source']) {
  const folder = await mkdtemp(path.join(tmpdir(), 'aferir-bench-server-'));
  const printed = path.join(folder, 'printed');
  const output = await open(printed, 'w');
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...flags, '--import', reportUsage, path.join(repository, file)],
    {
      cwd: repository,
      env: { ...process.env, ...env, PORT: '0' },
      stdio: ['ignore', output.fd, 'inherit', 'ipc'],
    },
  );
  await output.close();
  const address = await untilReady(child, printed);
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
    /** Megabytes of memory that it has. */
    memory: async () => {
      child.send('usage');
      const [{ megabytes }] = await once(child, 'message');
      return megabytes;
    },
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until a server is ready that writes to a file what it prints; gives its address. */
async function untilReady(child, printed) {
  const end = performance.now() + startLimit;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(await readFile(printed, 'utf8')) ?? [];
    const reply = address && (await fetch(`${address}/readyz`).catch(() => undefined));
    if (reply?.ok) return address;
    await setTimeout(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server is not ready after ${startLimit / 1000} s.`);
}
