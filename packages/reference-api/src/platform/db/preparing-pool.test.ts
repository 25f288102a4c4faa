// @engine both: prepared statements
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { messagesDuring } from '../../../test/message-watch.ts';
import { openDatabase } from './database.ts';
import { keptChange } from './kept-query.ts';

const test = openTestApp();

const addKey = keptChange((db, { companyId, key }: { companyId: number; key: string }) =>
  db.insertInto('idempotency_key').values({
    company_id: companyId,
    credential: 'staff:1',
    key,
    operation: 'createDiscRequest',
    body_hash: '',
    created_at: new Date(),
  }),
);

it('undoes all when a change fails that nobody waited for', async () => {
  const { id: companyId } = await createCompany(test.database);
  const addTwice = test.database.inCompany(companyId, async (db) => {
    await addKey(db, { companyId, key: 'twice' });
    await addKey(db, { companyId, key: 'twice' });
  });
  await expect(addTwice).rejects.toMatchObject({ constraint: 'idempotency_key_pkey' });
  const left = await test.database.inCompany(companyId, (db) =>
    db.selectFrom('idempotency_key').select('key').execute(),
  );
  expect(left).toEqual([]);
});

// The embedded engine has one connection and plans in the process itself.
describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  const readChanging = () =>
    test.database.inPlatform(
      async (db) => (await sql`select * from changing where id = ${1}`.execute(db)).rows,
    );

  it('fails once at most when a table changes under a running server', async () => {
    const { owner } = test.database;
    await sql`create table changing (id int)`.execute(owner);
    await sql`grant select on changing to aferir_app`.execute(owner);
    try {
      await readChanging();
      await sql`alter table changing add column name text default 'x'`.execute(owner);
      await sql`insert into changing (id) values (1)`.execute(owner);
      await readChanging().catch(() => undefined);
      expect(await readChanging()).toEqual([{ id: 1, name: 'x' }]);
    } finally {
      await sql`drop table changing`.execute(owner);
    }
  });

  it('sends a change that nobody waits for with what comes next', async () => {
    const key = 'with the next';
    const { id: companyId } = await createCompany(test.database);
    const sent = await messagesDuring(test.database, () =>
      test.database.inCompany(companyId, async (db) => {
        await addKey(db, { companyId, key });
        await sql`select ${key}::text`.execute(db);
        await addKey(db, { companyId, key: 'with the end' });
      }),
    );
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/begin.*insert.*select/s);
    expect(sent[1]).toMatch(/insert.*commit/s);
  });

  it('sends nothing of a transaction that asks nothing, nor what waits in one that is undone', async () => {
    const sent = await messagesDuring(test.database, async () => {
      await test.database.inCompany(1, async () => undefined);
      const undone = test.database.inCompany(1, async (db) => {
        await addKey(db, { companyId: 1, key: 'undone' });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    });
    expect(sent).toEqual([]);
  });

  // On connections of its own: the ones of the other tests may have as many plans as are kept.
  it('keeps the plans of what requests ask', async () => {
    const database = await openDatabase({ url: process.env.TEST_DATABASE_URL as string });
    const readPlans = async () => {
      const { rows } = await database.inPlatform((db) =>
        sql`select statement from pg_prepared_statements where name like ${'aferir%'}`.execute(db),
      );
      return rows;
    };
    try {
      await readPlans();
      expect(await readPlans()).toContainEqual(
        expect.objectContaining({ statement: expect.stringContaining('pg_prepared_statements') }),
      );
    } finally {
      await database.close();
    }
  });
});
