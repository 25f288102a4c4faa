/** The most that a cycle may have. */
export const CYCLE_LIMITS = {
  /** Characters. */
  name: 100,
  welcome: 2000,
  /** Departments or positions that its people are chosen by. */
  places: 500,
  /** People who are named one by one. */
  people: 500,
  /** Days on which people are reminded. */
  reminders: 10,
  /** Days before or after the deadline. */
  reminderDistance: 60,
  /** Days from the opening to the deadline. */
  days: 366,
} as const;
