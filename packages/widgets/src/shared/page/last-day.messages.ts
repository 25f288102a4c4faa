/** What is said of the last day to answer, in Portuguese. */
export const lastDayMessages = {
  until: (day: string) => `até ${day}`,
  wasUntil: (day: string) => `o prazo era ${day}`,
};

/** What is said of the last day to answer. */
export type LastDayMessages = typeof lastDayMessages;
