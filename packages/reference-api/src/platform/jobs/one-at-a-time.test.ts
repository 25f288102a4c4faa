import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** An engine of which whoever comes first has the next turn, and which notes what it has answered. */
function openEngine() {
  const answered: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const ask = (text: string): Promise<void> => {
    const turn = last.then(async () => {
      await setImmediate();
      if (text === 'wrong') throw new Error(text);
      answered.push(text);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    answered,
    ask,
    queue: oneAtATime({
      query: async (text) => {
        await ask(text);
        return { rows: [] };
      },
      exec: async (text) => {
        await ask(text);
        return [];
      },
    }),
  };
}

it('has whoever asks meanwhile wait for one statement of the queue', async () => {
  const { answered, ask, queue } = openEngine();
  const first = queue.exec('first look');
  const others = [queue.exec('second look'), queue.query('third look', [1])];
  const call = first.then(() => ask('call'));
  await Promise.all([...others, call]);
  expect(answered.slice(0, 2)).toEqual(['first look', 'call']);
  expect(answered.slice(2)).toEqual(['second look', 'third look']);
});

it('gives all else a turn before each statement', async () => {
  const { answered, queue } = openEngine();
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
  })();
  await Promise.all(['one', 'two', 'three'].map((text) => queue.exec(text)));
  isOver = true;
  await counting;
  expect(answered).toEqual(['one', 'two', 'three']);
  expect(turns).toBeGreaterThanOrEqual(2 * answered.length);
});

it('goes on behind a statement that failed', async () => {
  const { answered, queue } = openEngine();
  const failing = queue.query('wrong');
  const next = queue.query('right');
  await expect(failing).rejects.toThrow('wrong');
  await next;
  expect(answered).toEqual(['right']);
});
