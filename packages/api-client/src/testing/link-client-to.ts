import { createLinkClient } from '../link-client.ts';
import type { FakeServer } from './fake-server.ts';

/** The client of the link `Abc` on a fake server; it tries once. */
export function linkClientTo({ fetch }: Pick<FakeServer, 'fetch'>) {
  return createLinkClient({
    baseUrl: 'http://aferir.test/api/v1',
    hash: 'Abc',
    fetch,
    maxAttempts: 1,
  });
}
