import { dateOnlyOf, formatDate, type Language } from '@aferir/domain';
import type { LastDayMessages } from './last-day.messages.ts';

/** Until when answers are asked for; past that day, in which they are still taken, until when they were. */
export function lastDayText(
  dueOn: string,
  { until, wasUntil }: LastDayMessages,
  language: Language,
): string {
  const say = dateOnlyOf(new Date()) > dueOn ? wasUntil : until;
  return say(formatDate(dueOn, language));
}
