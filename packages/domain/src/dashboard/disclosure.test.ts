import { describe, expect, it } from 'vitest';
import { isDisclosed, type ResultGroup, type ToldResults } from './disclosure.ts';

const told = (given: Partial<ToldResults> = {}): ToldResults => ({
  count: 8,
  level: 0,
  inOnePosition: false,
  first: 10,
  last: 12,
  replaced: [],
  ...given,
});

const group = (given: Partial<ResultGroup>): ResultGroup => ({
  level: 0,
  inPosition: false,
  from: 11,
  until: null,
  count: 5,
  ...given,
});

describe('isDisclosed', () => {
  it('tells nothing of fewer than five, and has nothing to hide of nobody', () => {
    expect(isDisclosed(told({ count: 4 }), [])).toBe(false);
    expect(isDisclosed(told({ count: 5 }), [])).toBe(true);
    expect(isDisclosed(told({ count: 0 }), [])).toBe(true);
  });

  it.each([
    [1, false],
    [4, false],
    [5, true],
  ])('a wider place with %i more people: %s', (count, expected) => {
    expect(isDisclosed(told({ level: 1 }), [group({ count })])).toBe(expected);
  });

  it('looks at each place around', () => {
    const around = [group({ level: 1, count: 3 }), group({ level: 0, count: 3 })];
    expect(isDisclosed(told({ level: 2 }), around)).toBe(false);
    expect(isDisclosed(told({ level: 1 }), around)).toBe(false);
    expect(isDisclosed(told({ level: 1 }), [group({ count: 3 }), group({ count: 3 })])).toBe(true);
  });

  it('looks at the place without the position, and at the one around with it', () => {
    const one = told({ level: 1, inOnePosition: true });
    expect(isDisclosed(one, [group({ level: 1, count: 2 })])).toBe(false);
    expect(isDisclosed(one, [group({ level: 1, count: 5 }), group({ inPosition: true })])).toBe(
      true,
    );
    const few = [group({ level: 1, count: 5 }), group({ inPosition: true, count: 1 })];
    expect(isDisclosed(one, few)).toBe(false);
  });

  it.each([
    ['later', { from: 13 }],
    ['earlier', { from: 9 }],
  ])('looks at %s months one by one', (_name, month) => {
    expect(isDisclosed(told(), [group({ ...month, count: 2 })])).toBe(false);
    expect(isDisclosed(told(), [group({ ...month, count: 6 })])).toBe(true);
  });

  it('hides where the nearest month has few, whatever comes beyond', () => {
    expect(
      isDisclosed(told(), [group({ from: 13, count: 2 }), group({ from: 14, count: 9 })]),
    ).toBe(false);
    expect(
      isDisclosed(told(), [group({ from: 13, count: 9 }), group({ from: 14, count: 2 })]),
    ).toBe(true);
  });

  it('hides where few results are replaced by later ones', () => {
    const later = (count: number) => [group({ from: 14, count })];
    const replaced = (count: number) => told({ replaced: [{ until: 14, count }] });
    expect(isDisclosed(replaced(2), later(2))).toBe(false);
    expect(isDisclosed(replaced(6), later(6))).toBe(true);
    expect(isDisclosed(replaced(2), [])).toBe(false);
  });

  it('passes over results that others have replaced within the same period', () => {
    expect(isDisclosed(told(), [group({ from: 9, until: 11, count: 1 })])).toBe(true);
    expect(isDisclosed(told(), [group({ from: 9, until: 13, count: 1 })])).toBe(false);
  });

  it('looks at a wider place together with more months', () => {
    expect(isDisclosed(told({ level: 1 }), [group({ from: 9, count: 1 })])).toBe(false);
    expect(
      isDisclosed(told({ level: 1 }), [group({ from: 9, count: 1 }), group({ count: 7 })]),
    ).toBe(true);
  });
});
