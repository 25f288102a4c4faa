import { tooBusy } from '../errors/failures.ts';

/** Lets only so much work of a kind run at once. */
export interface WorkLimit {
  /** Runs it when its turn has come; 429 when too much waits already. Whoever has left by the signal waits no longer. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
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

  const takeTurn = (signal?: AbortSignal): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (line.length >= waiting) throw tooBusy();
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      line.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };

  const passTurn = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (work, signal) => {
      signal?.throwIfAborted();
      await takeTurn(signal);
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
