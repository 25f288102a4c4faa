// @engine both: row-level security keeps companies apart
import { expect, it } from 'vitest';
import { linkGuessThrottle } from '../src/operation/authentication/authenticate.ts';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import { openSharedScene, openTestApp } from './build-test-app.ts';
import { isolationCases } from './isolation-arguments.ts';
import { type Caller, callers, createIsolationScene } from './isolation-scene.ts';

const test = openTestApp({ emptied: 'once' });
const scene = openSharedScene(test, () => createIsolationScene(test));
const live = [...loadContract().operations.values()].filter(({ isPlanned }) => !isPlanned);
const denials = [401, 403, 404];

it('knows how to call every live operation', () => {
  expect(live.map(({ id }) => id).filter((id) => !isolationCases[id])).toEqual([]);
});

it('lets those pass to whom it belongs', async () => {
  const { idResposta, link } = scene.open;
  const own = await test.call('listDiscQuestions', { params: { idResposta }, link });
  expect(own.status).toBe(200);
  expect(own.data).toHaveLength(20);
});

it.each(live)('$id gives nobody what is not theirs', async ({ id, schemes }) => {
  const { request = () => ({}), allows = [] } = isolationCases[id] ?? {};
  // Guessing links is throttled; a call that is denied for that would prove nothing.
  test.clock.advance(linkGuessThrottle.window);
  const answered: Caller[] = [];
  const asked: readonly Caller[] = schemes.length === 0 ? ['nobody'] : callers;
  for (const caller of asked) {
    const credential = await scene.credentialOf(caller);
    const { status, data } = await test.call(id, { ...request(scene), ...credential });
    if (!denials.includes(status)) answered.push(caller);
    if (caller === 'staff of another company') expect(secretsIn(data)).toEqual([]);
  }
  expect(answered).toEqual(asked.filter((caller) => allows.includes(caller)));
});

function secretsIn(data: unknown): string[] {
  const text = JSON.stringify(data ?? null);
  return scene.secrets.filter((secret) => text.includes(secret));
}
