import type { LastDayMessages } from '../../shared/page/last-day.messages.ts';

/** What is said of the last day to answer, in Spanish. */
export const lastDaySpanish: LastDayMessages = {
  until: (day) => `hasta el ${day}`,
  wasUntil: (day) => `el plazo era el ${day}`,
};
