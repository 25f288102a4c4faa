import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { analyzeChanged } from './keep-statistics.ts';

const database = await openDatabase({ memory: true });

afterAll(() => database.close());

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
  await analyzeChanged(owner);
  expect(await rowsThatThePlannerExpects()).toBe(3000);
  const analyzed = async () => {
    const { rows } = await sql<{ name: string; count: number }>`
      select relname as name, analyze_count::int as count from pg_stat_user_tables order by relname`.execute(
      owner,
    );
    return rows;
  };
  expect(await analyzed()).toEqual([
    { name: 'job', count: 1 },
    { name: 'small', count: 0 },
  ]);
  await sql`update job set name = 'other' where id <= 200`.execute(owner);
  await analyzeChanged(owner);
  expect(await analyzed()).toContainEqual({ name: 'job', count: 1 });
  await sql`update job set name = 'other' where id <= 400`.execute(owner);
  await analyzeChanged(owner);
  expect(await analyzed()).toContainEqual({ name: 'job', count: 2 });
  expect(await rowsThatThePlannerExpects()).toBe(2600);
});
