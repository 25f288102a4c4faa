import type { Clock } from '../src/platform/clock.ts';

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  set(moment: Date): void;
  advance(milliseconds: number): void;
}

/** Makes a clock that shows `start`. */
export function createMovableClock(start: Date): MovableClock {
  let moment = start;
  return {
    now: () => moment,
    set: (next) => {
      moment = next;
    },
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}
