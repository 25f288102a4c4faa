import { setImmediate } from 'node:timers/promises';
import type { fromPglite } from 'pg-boss';

/** The embedded engine as the queue of jobs asks it. */
type QueueEngine = Parameters<typeof fromPglite>[0];

/**
 * Has the embedded engine asked for one statement at a time by the queue of jobs. That looks for jobs of every name at the
 * same moment, and keeps its tables in order by many statements: each waits for the one before it and gives everything
 * else a turn, so that a call which comes meanwhile waits for one of them instead of all.
 */
export function oneAtATime(engine: QueueEngine): QueueEngine {
  const { listen } = engine;
  let last: Promise<unknown> = Promise.resolve();
  const inLine = <T>(ask: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => setImmediate()).then(ask);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    query: (text, parameters) => inLine(() => engine.query(text, parameters)),
    exec: (text) => inLine(() => engine.exec(text)),
    ...(listen && {
      listen: (channel, callback) => inLine(() => listen.call(engine, channel, callback)),
    }),
  };
}
