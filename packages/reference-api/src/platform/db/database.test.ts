// @engine both: transactions
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../scripts/lib/patience.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { messagesDuring } from '../../../test/message-watch.ts';
import { StartError } from '../errors/start-error.ts';
import { type Db, openDatabase } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

const test = openTestApp();

// The embedded database has one process, so there is nobody to keep out.
it.runIf(process.env.TEST_DATABASE_URL)(
  'lets one do at a time what must be done once',
  async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      test.database.exclusively(async () => {
        steps.push(`${name} begins`);
        if (steps.length === 1) await untilSomebodyWaits();
        steps.push(`${name} ends`);
      });
    await Promise.all([work('one'), work('two')]);
    expect(steps[1]).toBe(steps[0]?.replace('begins', 'ends'));
    expect(steps).toHaveLength(4);
  },
);

const untilSomebodyWaits = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
        test.database.owner,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: patience.wait },
  );

it('reads ids as numbers and days as texts, also of lists', async () => {
  const { rows } = await sql`
    select 7::bigint as id, '{7, 8}'::bigint[] as ids, '{}'::bigint[] as none, '{-7, 3}'::int[] as days,
      date '2026-12-18' as day`.execute(test.database.owner);
  expect(rows).toEqual([{ id: 7, ids: [7, 8], none: [], days: [-7, 3], day: '2026-12-18' }]);
});

it('gives back what the work gives', async () => {
  expect(await test.database.exclusively(async () => 7)).toBe(7);
});

it.each([
  'postgres://aferir:segredo@127.0.0.1:1/rh',
  'postgres://aferir:segredo@sem.nome.invalid/rh',
])('says which database is out of reach, and not the password: %s', async (url) => {
  const failure = await openDatabase({ url }).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(StartError);
  const { message } = failure as StartError;
  expect(message).toContain(`banco de dados ${new URL(url).host}/rh, de DATABASE_URL: `);
  expect(message).toMatch(/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/);
  expect(message).not.toContain('segredo');
});

describe('a value of a kind that the engine does not expect', () => {
  it.each<[string, (work: (db: Kysely<DatabaseSchema>) => Promise<unknown>) => Promise<unknown>]>([
    ['in a transaction', (work) => test.database.inCompany(1, work)],
    ['of a reading', (work) => test.database.reading(1, work)],
    ['of a job', (work) => work(test.database.owner)],
  ])('fails its own statement alone, %s', async (_where, run) => {
    const file = { name: 'funcionários.csv', bytes: new Uint8Array([1, 2, 3]) };
    const one = sql`select 1 as one where ${1}::int = any(${[1, 2]}::int[])`;
    const wrong = sql`select 1 as one where ${1}::int = any(${file}::int[])`;
    await Promise.all([
      expect(run((db) => one.execute(db))).resolves.toMatchObject({ rows: [{ one: 1 }] }),
      expect(run((db) => wrong.execute(db))).rejects.toThrow('malformed array literal'),
      expect(run((db) => one.execute(db))).resolves.toMatchObject({ rows: [{ one: 1 }] }),
    ]);
  });
});

describe('a transaction of a request', () => {
  it.each(["1'; drop table link; --", 1.5, Number.NaN, 1e300])(
    'is of a company whose id is an integer, not of %s',
    async (id) => {
      const work = vi.fn(async () => 7);
      await expect(test.database.inCompany(id as number, work)).rejects.toThrow(TypeError);
      expect(work).not.toHaveBeenCalled();
      expect(await test.database.inCompany(1, work)).toBe(7);
    },
  );

  it('is undone as a whole, and the next one is fresh', async () => {
    const work = async (db: Db) => {
      await db
        .insertInto('throttle_event')
        .values({ bucket: 'x', occurred_at: test.clock.now() })
        .execute();
      await sql`select 1 / 0`.execute(db);
    };
    await expect(test.database.inPlatform(work)).rejects.toThrow('division by zero');
    const rows = await test.database.inPlatform((db) =>
      db.selectFrom('throttle_event').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  it('is one without any query, and with one that is no prepared statement', async () => {
    expect(await test.database.inCompany(1, async () => 7)).toBe(7);
    const { rows } = await test.database.inCompany(1, (db) =>
      sql<{ role: string; company: string }>`
        select current_user as role, current_setting('aferir.company_id') as company`.execute(db),
    );
    expect(rows).toEqual([{ role: 'aferir_app', company: '1' }]);
  });

  it('is over when it is', async () => {
    const left = await test.database.inCompany(1, async (db) => ({ db }));
    await expect(sql`select 1`.execute(left.db)).rejects.toThrow('committed');
  });
});

describe('a reading', () => {
  const seen = sql<{ role: string; company: string; bound: string }>`
    select current_user as role, current_setting('aferir.company_id') as company,
      ${'text'}::text as bound`;
  const names = (db: Db) => db.selectFrom('company').select('trade_name').execute();

  it('runs as a request does, of its own company, and leaves nothing behind', async () => {
    const [one, two] = [await createCompany(test.database), await createCompany(test.database)];
    const read = (id: number) =>
      test.database.reading(id, async (db) => [(await seen.execute(db)).rows, await names(db)]);
    const of = ({ id, trade_name }: { id: number; trade_name: string }) => [
      [{ role: 'aferir_app', company: String(id), bound: 'text' }],
      [{ trade_name }],
    ];
    expect(await Promise.all([one, two, one].map(({ id }) => read(id)))).toEqual(
      [one, two, one].map(of),
    );
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(
      test.database.owner,
    );
    expect(rows[0]?.role).not.toBe('aferir_app');
    expect(await test.database.inPlatform(names)).toEqual([]);
  });

  it('changes and locks nothing, and fails as others do', async () => {
    const { id } = await createCompany(test.database);
    const insert = (db: Db) =>
      db
        .insertInto('throttle_event')
        .values({ bucket: 'x', occurred_at: test.clock.now() })
        .execute();
    const lock = (db: Db) => db.selectFrom('company').selectAll().forUpdate().execute();
    for (const work of [insert, lock]) {
      await expect(test.database.reading<unknown>(id, work)).rejects.toMatchObject({
        code: '25006',
      });
    }
    const divide = (db: Db) => sql`select ${1}::int / 0`.execute(db);
    for (const _time of [1, 2]) {
      await expect(test.database.reading(id, divide)).rejects.toMatchObject({ code: '22012' });
    }
    expect(await test.database.reading(id, names)).toHaveLength(1);
    expect(await test.database.inCompany(id, insert)).toBeDefined();
  });

  it('does not come between the statements of a transaction', async () => {
    const { id } = await createCompany(test.database);
    const steps: Promise<unknown>[] = [];
    await test.database.inCompany(id, async (db) => {
      for (let count = 0; count < 5; count += 1) {
        steps.push(test.database.reading(id, (reading) => seen.execute(reading)));
        await sql`select pg_sleep(0.001)`.execute(db);
        await sql`update company set trade_name = trade_name where id = ${id}`.execute(db);
      }
    });
    expect(await Promise.all(steps)).toHaveLength(5);
  });
});

describe('look-ups of credentials', () => {
  const lookUp = (session: string) => test.database.findCaller('session_caller', session, 1);
  const unknown = '0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10';

  it('fail by themselves alone', async () => {
    const [first, second, third] = await Promise.allSettled([
      lookUp(unknown),
      lookUp('no session'),
      lookUp(unknown),
    ]);
    expect([first, third]).toEqual(Array(2).fill({ status: 'fulfilled', value: undefined }));
    expect(second.status).toBe('rejected');
  });

  it.runIf(process.env.TEST_DATABASE_URL)('of one turn share a message', async () => {
    const lookUps = (count: number) =>
      messagesDuring(test.database, async () => {
        await Promise.all(Array.from({ length: count }, () => lookUp(unknown)));
      });
    expect(await lookUps(16)).toHaveLength(1);
    expect(await lookUps(17)).toHaveLength(2);
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)('the embedded engine', () => {
  /** How often the event loop came round while `work` was done. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await work();
    isOver = true;
    return turns;
  }

  it('lets everything else go first before each transaction', async () => {
    const transaction = () => test.database.inCompany(1, (db) => sql`select 1`.execute(db));
    const turns = await turnsDuring(() => Promise.all(Array.from({ length: 40 }, transaction)));
    expect(turns).toBeGreaterThanOrEqual(40);
  });

  it('does so again in a long one', async () => {
    const long = (db: Db) => sql`select ${1}::int, pg_sleep(0.006)`.execute(db);
    const turns = await turnsDuring(() =>
      test.database.inCompany(1, async (db) => {
        for (let count = 0; count < 10; count += 1) await long(db);
      }),
    );
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});
