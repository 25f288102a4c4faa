// @engine both: processes that share a queue
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createDatabase } from './test-database.ts';

const postgres = process.env.TEST_DATABASE_URL;
const name = `aferir_reminders_${process.env.VITEST_POOL_ID ?? '0'}`;
const processes = 3;

// The embedded database serves one process alone.
describe.runIf(postgres)('servers of one database', () => {
  let url: string;
  let database: Database;
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    url = await createDatabase(postgres ?? '', name);
    database = await openDatabase({ url });
  });

  afterEach(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    servers = [];
  });

  afterAll(async () => {
    await database.close();
  });

  const start = () =>
    startServer({
      DATABASE_URL: url,
      AFERIR_SECRET: 'um segredo que só este teste conhece, longo o bastante',
      AFERIR_DEMO: '1',
    });

  const jobs = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = 'send-reminders'`.execute(database.owner);
    return rows.map(({ state }) => state);
  };

  it('send each reminder once, however many look at the same moment', async () => {
    const first = await start();
    await first.kill();
    // The rule as it was long ago, with an hour that has come.
    await database.inCompany(1, async (db) => {
      await db
        .updateTable('company')
        .set({
          reminders_on: true,
          reminder_days: 1,
          reminder_hour: 0,
          reminder_weekdays: [1, 2, 3, 4, 5, 6, 7],
        })
        .execute();
      const longAgo = new Date('2026-01-05T12:00:00.000Z');
      await db.updateTable('link').set({ issued_at: longAgo }).execute();
      await db.updateTable('disc_response').set({ sent_at: longAgo }).execute();
      await db.updateTable('performance_response').set({ sent_at: longAgo }).execute();
    });

    servers = await Promise.all(Array.from({ length: processes }, start));
    await vi.waitFor(async () => expect(await jobs()).toEqual(['completed']), {
      timeout: patience.wait,
    });
    const [reminders, mails] = await database.inCompany(1, async (db) => [
      await db.selectFrom('reminder').selectAll().orderBy('id').execute(),
      await db
        .selectFrom('mail_message')
        .select(['reminder_id', 'person_id'])
        .where('reminder_id', 'is not', null)
        .orderBy('reminder_id')
        .execute(),
    ]);
    expect(reminders.length).toBeGreaterThan(0);
    expect(reminders.every(({ number }) => number === 1)).toBe(true);
    const keys = reminders.map(({ kind, response_id, person_id }) =>
      [kind, response_id, person_id].join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(mails).toEqual(reminders.map(({ id, person_id }) => ({ reminder_id: id, person_id })));
  });
});
