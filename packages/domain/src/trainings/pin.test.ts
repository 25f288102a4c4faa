import { expect, it } from 'vitest';
import { makePin, normalizePin } from './pin.ts';
import { READABLE_SIGNS } from './readable-signs.ts';

it('has four signs of A to Z and 2 to 9, without O and I', () => {
  const signs = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
  const drawn = signs.map((_, index) => makePin(() => index));
  expect(drawn).toEqual(signs.map((sign) => sign.repeat(4)));
  expect(READABLE_SIGNS).toHaveLength(32);
});

it('draws among all signs each time', () => {
  const limits: number[] = [];
  const pin = makePin((limit) => {
    limits.push(limit);
    return limits.length;
  });
  expect([pin, limits]).toEqual(['BCDE', [32, 32, 32, 32]]);
});

it('is the same in small letters', () => {
  expect(normalizePin(' k7qd')).toBe('K7QD');
});
