import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../access/duration.ts';
import { mailOverdueSince, waitingDays, waitingSince, waitingTime } from './waiting.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('waitingDays', () => {
  it.each([
    [0, 0],
    [DAY - 1, 0],
    [DAY, 1],
    [45 * DAY + HOUR, 45],
    [-HOUR, 0],
  ])('%i ms are %i days', (milliseconds, days) => {
    expect(waitingDays(ago(milliseconds), now)).toBe(days);
  });
});

describe('waitingTime', () => {
  it.each([
    [0, 'short'],
    [7, 'short'],
    [8, 'medium'],
    [30, 'medium'],
    [31, 'long'],
  ] as const)('%i days are %s', (days, time) => {
    expect(waitingTime(days)).toBe(time);
  });

  it.each([7 * DAY, 8 * DAY - 1, 8 * DAY, 31 * DAY - 1, 31 * DAY])(
    'says of %i ms what their beginning does',
    (milliseconds) => {
      const since = ago(milliseconds);
      const { short, medium } = waitingSince(now);
      const byMoment = since > short ? 'short' : since > medium ? 'medium' : 'long';
      expect(byMoment).toBe(waitingTime(waitingDays(since, now)));
    },
  );
});

it('gives a mail an hour to get out', () => {
  expect(mailOverdueSince(now)).toEqual(ago(HOUR));
});
