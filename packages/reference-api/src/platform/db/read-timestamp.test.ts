import { expect, it, vi } from 'vitest';
import { readTimestamp } from './read-timestamp.ts';

it.each([
  ['2026-11-23 01:02:03+00', '2026-11-23T01:02:03.000Z'],
  ['2026-11-23 01:02:03.4+00', '2026-11-23T01:02:03.400Z'],
  ['2026-11-23 01:02:03.04+00', '2026-11-23T01:02:03.040Z'],
  ['1999-12-31 23:59:59.999999+00', '1999-12-31T23:59:59.999Z'],
  ['2026-11-23 01:02:03.456789+00', '2026-11-23T01:02:03.456Z'],
])('reads %s', (text, date) => {
  expect(readTimestamp(text, vi.fn()).toISOString()).toBe(date);
});

it.each([
  'infinity',
  '2026-11-23 01:02:03-03',
  '12026-11-23 01:02:03+00',
  '0044-03-15 12:00:00+00',
  '0044-03-15 12:00:00+00 BC',
])('leaves %s to the other reader', (text) => {
  const date = new Date(0);
  const otherwise = vi.fn(() => date);
  expect(readTimestamp(text, otherwise)).toBe(date);
  expect(otherwise).toHaveBeenCalledWith(text);
});
