import type { PostgresPoolClient } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { preparingPool } from './preparing-pool.ts';
import { createStatementNames } from './statement-names.ts';

const query = vi.fn();

async function connect(): Promise<PostgresPoolClient> {
  const client = { query, release: vi.fn() };
  const pool = { connect: async () => client } as unknown as pg.Pool;
  return preparingPool(pool, createStatementNames()).connect();
}

const preparedNames = () => query.mock.calls.map(([{ name }]) => name);

beforeEach(() => {
  query.mockReset();
  query.mockResolvedValue({ rows: [] });
});

describe('a connection', () => {
  it('prepares a statement under one name, whatever its values', async () => {
    const client = await connect();
    await client.query('select $1', [1]);
    await client.query('select $1', [2]);
    await client.query('select $1, $2', [1, 2]);
    expect(preparedNames()).toEqual(['aferir_1', 'aferir_1', 'aferir_2']);
    expect(query).toHaveBeenNthCalledWith(2, { text: 'select $1', values: [2], name: 'aferir_1' });
  });

  it('does not prepare what has no parameters or very many', async () => {
    const client = await connect();
    await client.query('commit', []);
    await client.query('insert …', Array(25).fill(1));
    expect(preparedNames()).toEqual([undefined, undefined]);
  });

  it('prepares so many statements and no more', async () => {
    const client = await connect();
    for (let index = 0; index <= 400; index += 1) await client.query(`select $1 + ${index}`, [1]);
    expect(preparedNames().slice(-2)).toEqual(['aferir_400', undefined]);
    await client.query('select $1 + 0', [1]);
    expect(preparedNames().at(-1)).toBe('aferir_1');
  });

  it('prepares anew once a plan is out of date', async () => {
    const client = await connect();
    query.mockRejectedValueOnce(Object.assign(new Error(), { routine: 'RevalidateCachedQuery' }));
    await expect(client.query('select $1', [1])).rejects.toThrow();
    await client.query('select $1', [1]);
    query.mockRejectedValueOnce(new Error('division by zero'));
    await expect(client.query('select $1', [0])).rejects.toThrow('division by zero');
    await client.query('select $1', [1]);
    expect(preparedNames()).toEqual(['aferir_1', 'aferir_2', 'aferir_2', 'aferir_2']);
  });
});

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
