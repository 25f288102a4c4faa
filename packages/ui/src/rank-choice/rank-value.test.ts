import { describe, expect, it } from 'vitest';
import { placeHolder, placeIndexAfterKey, togglePlace } from './rank-value.ts';

const options = [
  { id: 'a', label: 'Primeira' },
  { id: 'b', label: 'Segunda' },
];

describe('togglePlace', () => {
  it('gives an option a place and moves it to another', () => {
    expect(togglePlace({}, 'a', 2)).toEqual({ a: 2 });
    expect(togglePlace({ a: 2, b: 1 }, 'a', 3)).toEqual({ a: 3, b: 1 });
  });

  it('clears the place chosen again and leaves the others', () => {
    expect(togglePlace({ a: 2, b: 1 }, 'a', 2)).toEqual({ b: 1 });
  });
});

describe('placeHolder', () => {
  it('finds the other option that holds the place', () => {
    expect(placeHolder({ b: 1 }, options, 1, 'a')).toBe(options[1]);
  });

  it('finds none for a free place or for the own one', () => {
    expect(placeHolder({ b: 1 }, options, 2, 'a')).toBeUndefined();
    expect(placeHolder({ a: 1 }, options, 1, 'a')).toBeUndefined();
  });
});

describe('placeIndexAfterKey', () => {
  it.each([
    ['ArrowRight', 3, 0],
    ['ArrowDown', 0, 1],
    ['ArrowLeft', 0, 3],
    ['ArrowUp', 2, 1],
  ])('%s from %i leads to %i of four', (key, from, to) => {
    expect(placeIndexAfterKey(key, from, 4)).toBe(to);
  });

  it('leaves other keys alone', () => {
    expect(placeIndexAfterKey('Tab', 0, 4)).toBeUndefined();
  });
});
