import { setImmediate } from 'node:timers/promises';
import { placeKey } from '@aferir/domain';
import { expect, it } from 'vitest';
import { createNearPlaces } from './forecast-near-places.ts';

const nobodyLeft = new AbortController().signal;

/** Names of which none is near another one. */
const word = (at: number) =>
  at
    .toString(26)
    .padStart(3, '0')
    .replace(/./g, (one) => one.repeat(4));

function forecast(knownCount: number, newCount: number) {
  const known = Array.from({ length: knownCount }, (_, at) => `Setor ${wordOfLetters(at)}`);
  const names = new Map(known.map((name, at) => [at, name]));
  const ids = new Map(known.map((name, at) => [placeKey(name), at]));
  const places = {
    positions: ids,
    departments: ids,
    names: { position: names, department: names },
  };
  const near = createNearPlaces();
  for (let at = 0; at < newCount; at += 1) {
    const name = `Setor ${wordOfLetters(knownCount + at)}`;
    near.count({ position: name, department: known[0] ?? '' }, places);
  }
  return near;
}

const wordOfLetters = (at: number) =>
  word(at).replace(/\d/g, (digit) => String.fromCharCode(113 + Number(digit)));

it('lets others have their turn between names, as often as there is work', async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
  })();
  expect(await forecast(5000, 400).finish(nobodyLeft)).toEqual([]);
  isOver = true;
  // Each of the names is compared with each of those that are known.
  expect(turns).toBeGreaterThanOrEqual(Math.floor((5000 * 400) / 200_000) - 1);
  await others;
});

it('ends where whoever asked has left', async () => {
  const left = AbortSignal.abort(new Error('left'));
  await expect(forecast(5000, 400).finish(left)).rejects.toThrow('left');
});
