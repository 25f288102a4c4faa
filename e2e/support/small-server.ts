import { test as base } from '@playwright/test';
import { startSmallServer, type TestServer } from './server.ts';

/**
 * Tests of the server itself, which kill it and start it again: those of a worker share one, and each leaves it running
 * on the clock of everybody else.
 */
export const test = base.extend<object, { smallServer: TestServer }>({
  smallServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const server = await startSmallServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
