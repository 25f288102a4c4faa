import { describe, expect, it } from 'vitest';
import { startOfDay } from '../format/date.ts';
import { isReminderDue } from './reminder-due.ts';
import {
  checkReminderSettings,
  DEFAULT_REMINDER_SETTINGS,
  type ReminderSettings,
} from './reminder-settings.ts';
import {
  isReminderHour,
  localTimeOf,
  remindedBefore,
  type SavedReminderSettings,
} from './reminder-time.ts';
import { describeHour, describeReminders, describeWeekdays } from './reminder-words.ts';

const settings = (values: Partial<SavedReminderSettings> = {}): SavedReminderSettings => ({
  ...DEFAULT_REMINDER_SETTINGS,
  isOn: true,
  changedAt: null,
  ...values,
});
/** A moment of the clock in São Paulo. 20 November 2026 is a Friday. */
const at = (text: string) => new Date(`${text}-03:00`);

describe('the settings', () => {
  it('are right as they begin, and at their limits', () => {
    expect(checkReminderSettings(DEFAULT_REMINDER_SETTINGS)).toEqual([]);
    const edges: Partial<ReminderSettings>[] = [
      { afterDays: 1, atMost: 1, hour: 0, weekdays: [7] },
      { afterDays: 60, atMost: 10, hour: 23, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ];
    for (const values of edges) expect(checkReminderSettings(settings(values))).toEqual([]);
  });

  it.each([
    [{ afterDays: 0 }, 'afterDays', 'Informe de 1 a 60 dias.'],
    [{ afterDays: 61 }, 'afterDays', 'Informe de 1 a 60 dias.'],
    [{ afterDays: 2.5 }, 'afterDays', 'Informe de 1 a 60 dias.'],
    [{ afterDays: Number.NaN }, 'afterDays', 'Informe de 1 a 60 dias.'],
    [{ atMost: 0 }, 'atMost', 'Informe de 1 a 10 lembretes.'],
    [{ atMost: 11 }, 'atMost', 'Informe de 1 a 10 lembretes.'],
    [{ weekdays: [] }, 'weekdays', 'Escolha pelo menos um dia da semana.'],
    [{ weekdays: [0] }, 'weekdays', 'Escolha pelo menos um dia da semana.'],
    [{ weekdays: [1, 8] }, 'weekdays', 'Escolha pelo menos um dia da semana.'],
    [{ hour: -1 }, 'hour', 'Escolha uma hora de 0 a 23.'],
    [{ hour: 24 }, 'hour', 'Escolha uma hora de 0 a 23.'],
  ])('are refused as %j', (values, field, message) => {
    expect(checkReminderSettings(settings(values))).toEqual([{ field, message }]);
  });

  it('tell all that is wrong with them', () => {
    const wrong = settings({ afterDays: 0, atMost: 11, weekdays: [], hour: 24 });
    expect(checkReminderSettings(wrong).map(({ field }) => field)).toEqual([
      'afterDays',
      'atMost',
      'weekdays',
      'hour',
    ]);
  });
});

describe('the time in São Paulo', () => {
  it('is three hours behind UTC, and so may be its day', () => {
    const moment = new Date('2026-11-23T02:59:59.000Z');
    expect(localTimeOf(moment)).toEqual({ day: '2026-11-22', weekday: 7, hour: 23 });
    const next = new Date('2026-11-23T03:00:00.000Z');
    expect(localTimeOf(next)).toEqual({ day: '2026-11-23', weekday: 1, hour: 0 });
  });

  it('begins a day at its first moment, in summer time too', () => {
    expect(startOfDay('2026-11-20')).toEqual(new Date('2026-11-20T03:00:00.000Z'));
    expect(startOfDay('2018-12-20')).toEqual(new Date('2018-12-20T02:00:00.000Z'));
    // That night the clock went from 23:59:59 to 01:00.
    expect(startOfDay('2018-11-04')).toEqual(new Date('2018-11-04T03:00:00.000Z'));
  });
});

describe('the hour of reminders', () => {
  it.each([
    ['2026-11-20T08:59:59', false],
    ['2026-11-20T09:00:00', true],
    ['2026-11-20T23:59:59', true],
    ['2026-11-21T09:00:00', false],
    ['2026-11-22T09:00:00', false],
    ['2026-11-23T00:00:00', false],
    ['2026-11-23T09:00:00', true],
  ])('at %s: %s', (moment, expected) => {
    expect(isReminderHour(settings(), at(moment))).toBe(expected);
  });

  it('never comes while they are off', () => {
    expect(isReminderHour(settings({ isOn: false }), at('2026-11-20T10:00:00'))).toBe(false);
  });

  it.each([
    ['2026-11-20T08:59:59', true],
    ['2026-11-20T09:00:00', false],
    ['2026-11-20T15:00:00', false],
    ['2026-11-19T23:00:00', true],
  ])('of settings saved at %s has come the same evening: %s', (changed, expected) => {
    const saved = settings({ changedAt: at(changed) });
    expect(isReminderHour(saved, at('2026-11-20T18:00:00'))).toBe(expected);
  });
});

describe('who is reminded', () => {
  const now = at('2026-11-20T09:00:02');
  const awaited = {
    isOpen: true,
    isReachable: true,
    lastMailedAt: at('2026-11-17T09:00:30'),
    reminders: 0,
  };

  it('was last mailed as many days ago, whatever the hour', () => {
    expect(remindedBefore({ afterDays: 3 }, now)).toEqual(at('2026-11-18T00:00:00'));
    expect(isReminderDue(awaited, settings(), now)).toBe(true);
    const late = { ...awaited, lastMailedAt: at('2026-11-17T23:59:59') };
    expect(isReminderDue(late, settings(), now)).toBe(true);
    const later = { ...awaited, lastMailedAt: at('2026-11-18T00:00:00') };
    expect(isReminderDue(later, settings(), now)).toBe(false);
    expect(isReminderDue(later, settings({ afterDays: 2 }), now)).toBe(true);
  });

  it('is not whoever has answered or is gone', () => {
    expect(isReminderDue({ ...awaited, isOpen: false }, settings(), now)).toBe(false);
    expect(isReminderDue({ ...awaited, isReachable: false }, settings(), now)).toBe(false);
  });

  it('has got fewer than the most there are', () => {
    expect(isReminderDue({ ...awaited, reminders: 2 }, settings(), now)).toBe(true);
    expect(isReminderDue({ ...awaited, reminders: 3 }, settings(), now)).toBe(false);
    expect(isReminderDue({ ...awaited, reminders: 3 }, settings({ atMost: 4 }), now)).toBe(true);
  });
});

describe('what the settings come to in words', () => {
  it('is one sentence', () => {
    expect(describeReminders(DEFAULT_REMINDER_SETTINGS)).toBe(
      'Com esta regra, quem recebeu o link e não respondeu é lembrado a cada 3 dias, até 3 vezes, de segunda a sexta, às 9 h.',
    );
    expect(describeReminders(settings({ afterDays: 1, hour: 1, weekdays: [1, 3, 6] }))).toBe(
      'Com esta regra, quem recebeu o link e não respondeu é lembrado a cada dia, até 3 vezes, às segundas, às quartas e aos sábados, à 1 h.',
    );
    expect(describeReminders(settings({ afterDays: 1, atMost: 1 }))).toContain(
      'é lembrado depois de 1 dia, uma só vez, de segunda',
    );
    expect(describeReminders(settings({ afterDays: 7, atMost: 1 }))).toContain(
      'depois de 7 dias, uma só vez,',
    );
  });

  it.each([
    [[1, 2, 3, 4, 5, 6, 7], 'todos os dias'],
    [[5, 4, 3], 'de quarta a sexta'],
    [[1, 2], 'às segundas e às terças'],
    [[6, 7], 'aos sábados e aos domingos'],
    [[7], 'aos domingos'],
    [[1, 2, 3, 5], 'às segundas, às terças, às quartas e às sextas'],
  ])('tells the days %j', (weekdays, words) => {
    expect(describeWeekdays(weekdays)).toBe(words);
  });

  it.each([
    [0, 'à 0 h'],
    [1, 'à 1 h'],
    [2, 'às 2 h'],
    [23, 'às 23 h'],
  ])('tells the hour %i', (hour, words) => {
    expect(describeHour(hour)).toBe(words);
  });
});
