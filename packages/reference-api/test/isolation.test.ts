import { expect, it } from 'vitest';
import { linkGuessThrottle } from '../src/authentication/authenticate.ts';
import { loadContract } from '../src/contract/load-contract.ts';
import { openTestApp } from './build-test-app.ts';
import { isolationCases } from './isolation-arguments.ts';
import { callers, createIsolationScene } from './isolation-scene.ts';

const test = openTestApp();
const live = [...loadContract().operations.values()].filter(({ isPlanned }) => !isPlanned);
const denials = [401, 403, 404];

it('knows how to call every live operation', () => {
  expect(live.map(({ id }) => id).filter((id) => !isolationCases[id])).toEqual([]);
});

it('gives nobody what is not theirs', async () => {
  const scene = await createIsolationScene(test);
  const faults: string[] = [];
  for (const operation of live) {
    const { request, allows = [] } = isolationCases[operation.id] ?? {};
    if (!request) continue;
    // Guessing links is throttled; a call that is denied for that would prove nothing.
    test.clock.advance(linkGuessThrottle.window);
    const isPublic = operation.schemes.length === 0;
    for (const caller of isPublic ? (['nobody'] as const) : callers) {
      const credential = await scene.credentialOf(caller);
      const reply = await test.call(operation.id, { ...request(scene), ...credential });
      const isDenied = denials.includes(reply.status);
      const isAllowed = allows.includes(caller);
      if (isDenied === isAllowed) faults.push(`${operation.id} as ${caller}: ${reply.status}`);
      if (caller === 'staff of another company' && leaks(reply.data, scene.secrets)) {
        faults.push(`${operation.id} as ${caller}: shows data of the company`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 180_000);

it('lets those pass to whom it belongs', async () => {
  const scene = await createIsolationScene(test);
  const { idResposta, link } = scene.open;
  const own = await test.call('listDiscQuestions', { params: { idResposta }, link });
  expect(own.status).toBe(200);
  expect(own.data).toHaveLength(20);
});

function leaks(data: unknown, secrets: readonly string[]): boolean {
  const text = JSON.stringify(data ?? null);
  return secrets.some((secret) => text.includes(secret));
}
