import { conjunctionIn } from '../format/index.ts';
import type { ReminderSettings } from './reminder-settings.ts';

/** What the days of a week are called, from Monday on. */
export const WEEKDAY_NAMES = [
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'sábado',
  'domingo',
] as const;

/** The fewest days in a row that are told by the first and the last. */
const SPAN = 3;

/** What the settings come to, as a sentence. */
export function describeReminders(settings: Omit<ReminderSettings, 'isOn'>): string {
  const { afterDays, atMost, weekdays, hour } = settings;
  const often = afterDays === 1 ? 'a cada dia' : `a cada ${afterDays} dias`;
  const times = atMost === 1 ? 'uma só vez' : `até ${atMost} vezes`;
  const rhythm =
    atMost === 1 ? `depois de ${countDays(afterDays)}, ${times}` : `${often}, ${times}`;
  return `Com esta regra, quem recebeu o link e não respondeu é lembrado ${rhythm}, ${describeWeekdays(weekdays)}, ${describeHour(hour)}.`;
}

/** The days of a week as they stand in a sentence: 'de segunda a sexta'. */
export function describeWeekdays(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  if (days.length === WEEKDAY_NAMES.length) return 'todos os dias';
  const isSpan = days.length >= SPAN && last - first === days.length - 1;
  if (isSpan) return `de ${nameOf(first)} a ${nameOf(last)}`;
  return conjunctionIn().format(
    days.map((day) => `${day >= SATURDAY ? 'aos' : 'às'} ${nameOf(day)}s`),
  );
}

/** An hour as it stands in a sentence: 'às 9 h'. */
export function describeHour(hour: number): string {
  return `${hour === 0 || hour === 1 ? 'à' : 'às'} ${hour} h`;
}

const SATURDAY = 6;

function nameOf(weekday: number): string {
  return WEEKDAY_NAMES[weekday - 1] ?? '';
}

function countDays(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`;
}
