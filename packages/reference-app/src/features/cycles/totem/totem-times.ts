const SECOND = 1000;

/** Seconds in which whoever is asked whether they are there can say so. */
export const TOTEM_WARNING_SECONDS = 20;

/** What happens by itself at a totem, after how many milliseconds. */
export const TOTEM_TIMES = {
  /** Nobody touches it, and it asks whether somebody is there. */
  idle: 60 * SECOND,
  warning: TOTEM_WARNING_SECONDS * SECOND,
  thanks: 10 * SECOND,
} as const;
