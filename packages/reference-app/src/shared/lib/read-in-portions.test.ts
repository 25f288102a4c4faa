import { expect, it } from 'vitest';
import { readInPortions } from './read-in-portions.ts';

/** A list of so many rows, which tells what it was asked for. */
function listOf(count: number) {
  const all = Array.from({ length: count }, (_none, place) => place);
  const asked: number[] = [];
  const queryOf = ({ take, index }: { take: number; index: number }) => ({
    read: async () => {
      asked.push(index);
      return { index, numbers: all.slice(index * take, (index + 1) * take) };
    },
  });
  return { all, asked, read: () => readInPortions(queryOf, ({ numbers }) => numbers) };
}

it.each([
  [0, [0]],
  [999, [0]],
  [1000, [0, 1]],
  [2001, [0, 1, 2]],
])('reads all %i rows of a list, until a portion is short', async (count, portions) => {
  const { all, asked, read } = listOf(count);
  const { rows, last } = await read();
  expect(rows).toEqual(all);
  expect(last.index).toBe(portions.at(-1));
  expect(asked).toEqual(portions);
});
