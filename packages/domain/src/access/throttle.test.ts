import { describe, expect, it } from 'vitest';
import { SIGN_IN_THROTTLE, throttleWait } from './throttle.ts';

const now = new Date('2026-03-01T12:00:00Z');
const minutesAgo = (...minutes: number[]) =>
  minutes.map((count) => new Date(now.getTime() - count * 60_000));

describe('throttleWait', () => {
  it('lets four failures through and stops after the fifth', () => {
    expect(throttleWait(minutesAgo(1, 2, 3, 4), SIGN_IN_THROTTLE, now)).toBe(0);
    expect(throttleWait(minutesAgo(1, 2, 3, 4, 5), SIGN_IN_THROTTLE, now)).toBe(10 * 60_000);
  });

  it('forgets what is 15 minutes old', () => {
    expect(throttleWait(minutesAgo(1, 2, 3, 4, 15), SIGN_IN_THROTTLE, now)).toBe(0);
  });

  it('waits until the fifth most recent has left, whatever the order', () => {
    const wait = throttleWait(minutesAgo(14, 1, 13, 2, 12, 3), SIGN_IN_THROTTLE, now);
    expect(wait).toBe(2 * 60_000);
  });
});
