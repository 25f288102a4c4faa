import { expect, it } from 'vitest';
import { mergePortions, type Portion } from './merge-portions.ts';

/** Says which files four visits of the same weight get, where a request is worth 100 bytes. */
function filesOf(portions: readonly Portion[], weights = [1, 1, 1, 1]): string[] {
  const files = mergePortions(portions, { weights, requestSize: 100 });
  return files.map((file) => file.portions.toSorted().join(' '));
}

function portion(
  id: string,
  size: number,
  visits: readonly number[],
  imports: readonly string[] = [],
): Portion {
  return { id, size, visits, imports };
}

it('makes one file of what the same visits need', () => {
  expect(filesOf([portion('a', 1000, [0, 1]), portion('b', 1000, [0, 1])])).toEqual(['a b']);
});

it.each([
  [250, ['all some']],
  [350, ['all', 'some']],
])(
  'gives %i bytes that three of four visits need to all of them where a request is worth more',
  (size, files) => {
    const portions = [portion('all', 1000, [0, 1, 2, 3]), portion('some', size, [0, 1, 2])];
    expect(filesOf(portions)).toEqual(files);
  },
);

it('counts a visit by its weight', () => {
  const portions = [portion('all', 1000, [0, 1, 2, 3]), portion('some', 350, [0, 1, 2])];
  expect(filesOf(portions, [1, 1, 1, 0.5])).toEqual(['all some']);
});

it('gives what is little to the smaller of two files that need it as much, in whichever order they come', () => {
  const portions = [
    portion('large', 1000, [0, 1, 2]),
    portion('small', 500, [0, 1, 3]),
    portion('little', 50, [0, 1]),
  ];
  for (const order of [portions, portions.toReversed()]) {
    expect(filesOf(order).toSorted()).toEqual(['large', 'little small']);
  }
});

it('counts what a file imports', () => {
  const portions = [
    portion('large', 1000, [0, 2, 3]),
    portion('part', 60, [0], ['large']),
    portion('other', 20, [0, 1]),
  ];
  expect(filesOf(portions).toSorted()).toEqual(['large', 'other', 'part']);
});

it('makes one file of what imports each other', () => {
  const portions = [portion('a', 5000, [0], ['b']), portion('b', 5000, [1], ['a'])];
  expect(filesOf(portions)).toEqual(['a b']);
});

it('puts a file after those that it imports', () => {
  const portions = [
    portion('page', 5000, [0], ['part']),
    portion('part', 5000, [0, 1], ['frame']),
    portion('frame', 5000, [0, 1, 2, 3]),
  ];
  expect(filesOf(portions)).toEqual(['frame', 'part', 'page']);
});
