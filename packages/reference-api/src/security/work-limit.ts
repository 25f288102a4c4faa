import { tooBusy } from '../errors/failures.ts';

/** Lets only so much work of a kind run at once. */
export interface WorkLimit {
  /** Runs it when its turn has come; 429 when too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a limit: `atOnce` run, `waiting` more wait in line. */
export function createWorkLimit({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): WorkLimit {
  const line: (() => void)[] = [];
  let running = 0;

  const takeTurn = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (line.length >= waiting) throw tooBusy();
    return new Promise((resolve) => line.push(resolve));
  };

  const passTurn = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (work) => {
      await takeTurn();
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
