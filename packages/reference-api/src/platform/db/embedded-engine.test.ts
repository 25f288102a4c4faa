import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { sharingTheThread } from './embedded-engine.ts';
import type { PreparedQueries } from './prepared-queries.ts';

/** An engine of which whoever comes first has the next turn, and which notes what it is asked. */
function openEngine() {
  const asked: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn;
    return turn;
  };
  const answer = async (text: string) => {
    asked.push(text);
    await new Promise((resolve) => setImmediate(resolve));
    return { rows: [], fields: [] };
  };
  const pglite = {
    _runExclusiveTransaction: inTurn,
    transaction: (work: (tx: object) => Promise<unknown>) => inTurn(() => work({})),
  } as unknown as PGlite;
  const prepared: PreparedQueries = {
    inTransaction: answer,
    single: answer,
    sendWaiting: async () => undefined,
    dropWaiting: () => undefined,
  };
  const { engine, single } = sharingTheThread(pglite, prepared);
  return {
    asked,
    read: (text: string) => single({ sql: text, parameters: [] }, 'owner'),
    change: (text: string) =>
      engine('prepared').transaction(async ({ query }) => {
        await query(text);
      }),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('has a call that has begun to read go on before the next transaction', async () => {
  // However slow the machine is, a transaction's patience does not end here.
  vi.useFakeTimers({ toFake: ['performance'] });
  const { asked, read, change } = openEngine();
  const steps = change('first step').then(() => change('second step'));
  const call = read('session').then(() => read('content'));
  await Promise.all([steps, call]);
  expect(asked).toEqual(['session', 'content', 'first step', 'second step']);
});

it('has no transaction wait for as long as others read', async () => {
  const { asked, read, change } = openEngine();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await read('content');
  })();
  await change('change');
  isOver = true;
  await reading;
  expect(asked.indexOf('change')).toBeGreaterThan(0);
});

it('tells of a transaction that could not begin, and goes on with the next one', async () => {
  const failure = new Error('could not begin');
  const prepared = { sendWaiting: async () => {}, dropWaiting: () => {} } as PreparedQueries;
  const begin = vi.fn().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const pglite = {
    ready: true,
    transaction: async (work: (tx: object) => Promise<unknown>) => {
      await begin();
      return work({ exec: async () => [{ rows: [{ one: 1 }], fields: [] }] });
    },
  } as unknown as PGlite;
  const db = new Kysely({
    dialect: new PGliteDialect({ pglite: sharingTheThread(pglite, prepared).engine() }),
  });
  const select = () => db.transaction().execute((own) => sql`select 1 as one`.execute(own));

  await expect(select()).rejects.toThrow(failure);
  await expect(db.transaction().execute(async () => 'nothing asked')).rejects.toThrow(failure);
  expect((await select()).rows).toEqual([{ one: 1 }]);
});
