import type { PathOf } from '@aferir/api-client';
import type { FakeServer } from '@aferir/api-client/testing';

/** What was sent to a call, oldest first. */
export function bodiesOf({ server }: { server: FakeServer }, path: PathOf<'post'>): unknown[] {
  return server.requestsTo('post', path).map(({ body }) => body);
}
