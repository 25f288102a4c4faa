import { describe, expect, it } from 'vitest';
import { dateOnlyOf } from '../format/date.ts';
import { firstNotificationDay, notificationsExpireBefore, unreadLabel } from './notifications.ts';

describe('what is kept', () => {
  it.each([
    ['2026-11-25T12:00:00Z', '2026-08-27'],
    // In São Paulo it is the day before still.
    ['2026-11-25T02:59:00Z', '2026-08-26'],
  ])('at %s begins with %s', (now, day) => {
    expect(firstNotificationDay(new Date(now))).toBe(day);
  });

  it.each([0, 3, 12, 23])('at %i h is nothing that is shown', (hour) => {
    const now = new Date(Date.UTC(2026, 10, 25, hour));
    const deleted = new Date(notificationsExpireBefore(now).getTime() - 1);
    expect(dateOnlyOf(deleted) < firstNotificationDay(now)).toBe(true);
  });
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('tells of %i that they are %s', (count, label) => {
  expect(unreadLabel(count)).toBe(label);
});
