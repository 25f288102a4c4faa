import { expect, it } from 'vitest';
import {
  cycleReminderDates,
  describeReminderDay,
  isCycleReminderDay,
  isCycleReminderDue,
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

it('reminds nobody twice a day, nor whom staff reminded within 24 hours', () => {
  const now = new Date('2026-12-17T12:00:10.000Z');
  const waits = { isOpen: true, isReachable: true, lastMailedAt: new Date('2026-12-16T12:00:30Z') };
  expect(isCycleReminderDue(waits, now)).toBe(true);
  expect(isCycleReminderDue({ ...waits, isOpen: false }, now)).toBe(false);
  expect(isCycleReminderDue({ ...waits, isReachable: false }, now)).toBe(false);
  const today = new Date('2026-12-17T03:00:00Z');
  expect(isCycleReminderDue({ ...waits, lastMailedAt: today }, now)).toBe(false);
  const byHand = (moment: string) => ({ ...waits, lastByHandAt: new Date(moment) });
  expect(isCycleReminderDue(byHand('2026-12-16T12:00:11Z'), now)).toBe(false);
  expect(isCycleReminderDue(byHand('2026-12-16T12:00:10Z'), now)).toBe(true);
});
