import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { packedOfRun, sharedServerOf } from './of-run.ts';
import { startServer } from './server.ts';

/** Starts the servers that most tests share, one for each worker, and makes the folder for what they pack. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const packed = await realpath(await mkdtemp(join(tmpdir(), 'aferir-packed-')));
  process.env[packedOfRun] = packed;
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()));
  for (const [worker, { url }] of servers.entries()) process.env[sharedServerOf(worker)] = url;
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(packed, { recursive: true, force: true });
  };
}
