import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { analyzeChanged } from './keep-statistics.ts';

const database = await openDatabase({ memory: true });

afterAll(() => database.close());

function fail(error: unknown): never {
  throw error;
}

/** How often each table was analyzed. */
async function countAnalyzed(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, analyze_count::int as count from pg_stat_user_tables`.execute(
    database.owner,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function rowsThatThePlannerExpects(): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from job where name = 'mail'`.execute(database.owner);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.NaN;
}

it('tells the planner of a table that has grown since it last looked, and of no other', async () => {
  const { owner } = database;
  await sql`create table job (id int primary key, name text not null)`.execute(owner);
  await sql`create table small (id int primary key)`.execute(owner);
  await sql`insert into job select n, 'mail' from generate_series(1, 3000) n`.execute(owner);
  await sql`insert into small select generate_series(1, 20)`.execute(owner);
  expect(await rowsThatThePlannerExpects()).toBeLessThan(100);
  await analyzeChanged(owner, fail);
  expect(await rowsThatThePlannerExpects()).toBe(3000);
  expect(await countAnalyzed()).toEqual({ job: 1, small: 0 });
  await sql`update job set name = 'other' where id <= 200`.execute(owner);
  await analyzeChanged(owner, fail);
  expect(await countAnalyzed()).toMatchObject({ job: 1 });
  await sql`update job set name = 'other' where id <= 400`.execute(owner);
  await analyzeChanged(owner, fail);
  expect(await countAnalyzed()).toMatchObject({ job: 2 });
  expect(await rowsThatThePlannerExpects()).toBe(2600);
});

it('tells of a table that can’t be analyzed, and goes on with the others', async () => {
  const { owner } = database;
  await sql`create function place_of(id int) returns int immutable language plpgsql
    as 'begin return id; end'`.execute(owner);
  for (const name of ['before', 'broken', 'later']) {
    await sql`create table ${sql.table(name)} (id int)`.execute(owner);
    await sql`insert into ${sql.table(name)} select generate_series(1, 3000)`.execute(owner);
  }
  await sql`create index on broken (place_of(id))`.execute(owner);
  await sql`create or replace function place_of(id int) returns int immutable language plpgsql
    as 'begin raise exception ''nowhere''; end'`.execute(owner);
  const told: unknown[] = [];
  await analyzeChanged(owner, (error) => told.push(error));
  expect(told).toEqual([new Error("The table broken can't be analyzed.")]);
  expect(told).toMatchObject([{ cause: { message: 'nowhere' } }]);
  expect(await countAnalyzed()).toMatchObject({ before: 1, broken: 0, later: 1 });
});
