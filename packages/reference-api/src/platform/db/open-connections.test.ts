// @engine both: connections, prepared statements
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { openDatabase } from './database.ts';

const test = openTestApp();

describe.runIf(process.env.TEST_DATABASE_URL)('the connections of a process', () => {
  it('are all open, and know what requests ask first, before anybody asks', async () => {
    const url = test.services.config.databaseUrl ?? '';
    const watching = new pg.Client({ connectionString: url });
    await watching.connect();
    const count = async () => {
      const { rows } = await watching.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and query like '%session_caller%'
           and pid <> pg_backend_pid()`,
      );
      return rows[0].count;
    };
    const before = await count();
    const database = await openDatabase({ url });
    try {
      await database.warmUp();
      expect(await count()).toBe(before + 10);
    } finally {
      await database.close();
      await watching.end();
    }
  });
});

it('of the embedded engine are none', async () => {
  await expect(test.database.warmUp()).resolves.toBeUndefined();
});
