import { expect } from 'vitest';

/** Expects that of any two statuses the one further along the course wins. */
export function expectOnlyForward<Status>(
  course: readonly Status[],
  advance: (current: Status, requested: Status) => Status,
): void {
  for (const [now, current] of course.entries()) {
    for (const [then, requested] of course.entries()) {
      expect(advance(current, requested)).toBe(course[Math.max(now, then)]);
    }
  }
}
