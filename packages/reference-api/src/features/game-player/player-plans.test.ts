// @engine both: plans
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { wholeReadsDuring } from '../../../test/query-plans.ts';
import { createGamesScene } from '../games/testing/games-scene.ts';
import { addManyGames } from '../games/testing/many-games.ts';
import { createGameScene, open, playAll } from './testing/player-scene.ts';

const test = openTestApp();

/** Tables that grow with games, people and answers. */
const growing = /^(game(_question|_option|_person|_answer|_tally|_words)?|person)$/;

const scene = openScene(async () => {
  const named = await createGameScene(test);
  const anonymous = await createGameScene(test, { isAnonymous: true, companyId: named.companyId });
  const seats = [
    [named, await named.seat()],
    [anonymous, await anonymous.seat()],
  ] as const;
  await addManyGames(test, await createGamesScene(test));
  return { companyId: named.companyId, seats };
});

it('reads what one person plays by indexes, however much others have', async () => {
  const { companyId, seats } = scene;
  const tables = { companyId, growing };
  const { queryCount, wholeReads } = await wholeReadsDuring(test.database, tables, async () => {
    for (const [game, seat] of seats) {
      expect((await open(test, seat)).status).toBe(200);
      for (const turn of [0, 1]) {
        const replies = await playAll(test, game, seat, turn);
        expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      }
    }
  });
  expect(queryCount).toBeGreaterThan(10);
  expect(wholeReads).toEqual([]);
});
