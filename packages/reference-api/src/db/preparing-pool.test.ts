import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';

const test = openTestApp();

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

  it('keeps the plans of what requests ask', async () => {
    await readPlans();
    expect(await readPlans()).toContainEqual(
      expect.objectContaining({ statement: expect.stringContaining('pg_prepared_statements') }),
    );
  });
});

async function readPlans() {
  const { rows } = await test.database.inPlatform((db) =>
    sql`select statement from pg_prepared_statements where name like ${'aferir%'}`.execute(db),
  );
  return rows;
}
