import { expect, it } from 'vitest';
import { toWireTime } from './wire-time.ts';

it.each([
  '2026-11-23T15:04:05.678Z',
  '2026-01-02T03:04:05.006Z',
  '1999-12-31T23:59:59.099Z',
  '0044-03-15T12:00:00.000Z',
  '+012026-11-23T15:04:05.000Z',
])('writes %s as the engine does', (text) => {
  expect(toWireTime(new Date(text))).toBe(text);
});

it('refuses what is no time', () => {
  expect(() => toWireTime(new Date(Number.NaN))).toThrow(RangeError);
});
