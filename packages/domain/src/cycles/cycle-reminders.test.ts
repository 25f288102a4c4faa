import { expect, it } from 'vitest';
import {
  cycleReminderDates,
  describeReminderDay,
  isCycleReminderDay,
  USUAL_REMINDER_DAYS,
} from './cycle-reminders.ts';

const cycle = { dueOn: '2026-12-31', reminderDays: [3, ...USUAL_REMINDER_DAYS.slice(0, 3)] };

it('reminds on days counted from the deadline', () => {
  expect(cycleReminderDates(cycle)).toEqual([
    '2026-12-24',
    '2026-12-30',
    '2026-12-31',
    '2027-01-03',
  ]);
});

it('knows each of those days, and no other', () => {
  const days = ['2026-12-23', '2026-12-24', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'];
  expect(days.filter((day) => isCycleReminderDay(cycle, day))).toEqual(cycleReminderDates(cycle));
});

it.each([
  [-7, '7 dias antes'],
  [-1, '1 dia antes'],
  [0, 'no dia do prazo'],
  [1, '1 dia depois'],
  [3, '3 dias depois'],
])('says %i as %s', (days, words) => {
  expect(describeReminderDay(days)).toBe(words);
});
