// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { watchingQueries } from '../../../test/query-plans.ts';
import { migrate } from './migrate.ts';

const test = openTestApp();

it('asks only what has run, where all has', async () => {
  const asked: string[] = [];
  await watchingQueries(
    ({ sql: text }) => asked.push(text),
    () => migrate(test.database.owner),
  );
  expect(asked).toEqual([
    expect.stringContaining('to_regclass'),
    'select name from "kysely_migration"',
  ]);
});

it('refuses a database that a later release has migrated', async () => {
  const { owner } = test.database;
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030')`.execute(
    owner,
  );
  try {
    await expect(migrate(owner)).rejects.toThrow('A migração do banco de dados falhou.');
  } finally {
    await sql`delete from kysely_migration where name = '999-later'`.execute(owner);
  }
});
