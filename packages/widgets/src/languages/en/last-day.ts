import type { LastDayMessages } from '../../shared/page/last-day.messages.ts';

/** What is said of the last day to answer, in English. */
export const lastDayEnglish: LastDayMessages = {
  until: (day) => `until ${day}`,
  wasUntil: (day) => `was due ${day}`,
};
