import type { FullConfig } from '@playwright/test';
import { startServer } from './server.ts';
import { sharedServerOf } from './shared-server.ts';

/** Starts the servers that most tests share, one for each worker. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()));
  for (const [worker, { url }] of servers.entries()) process.env[sharedServerOf(worker)] = url;
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
