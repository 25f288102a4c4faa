// @engine both: bulk deletions
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { createCompany, createPerson } from '../../test/fixtures.ts';
import { runMaintenance } from '../../test/run-maintenance.ts';

const test = openTestApp();
const day = 24 * 60 * 60_000;
const rule = { limit: 5, window: 1000 };

async function leaveTraces() {
  const company = await createCompany(test.database);
  const person = await createPerson(test.database, company.id);
  await test.openSession({ companyId: company.id, realm: 'employee', id: person.id });
  await test.services.throttle.take('test', rule);
  await test.database.inCompany(company.id, (db) =>
    db
      .insertInto('idempotency_key')
      .values({
        company_id: company.id,
        credential: 'employee:1',
        key: 'chave-123',
        operation: 'createDiscRequest',
        body_hash: 'x',
        created_at: test.clock.now(),
      })
      .execute(),
  );
  return company.id;
}

async function countTraces(companyId: number) {
  const tables = ['session', 'refresh_token', 'throttle_event', 'idempotency_key'] as const;
  const counts = await test.database.inCompany(companyId, async (db) => {
    const found: [string, number][] = [];
    for (const table of tables) {
      const rows = await db.selectFrom(table).select(sql`1`.as('one')).execute();
      found.push([table, rows.length]);
    }
    return found;
  });
  return Object.fromEntries(counts);
}

it('deletes what has served its time, and nothing before', async () => {
  const companyId = await leaveTraces();
  const all = { session: 1, refresh_token: 1, throttle_event: 1, idempotency_key: 1 };
  await runMaintenance(test);
  expect(await countTraces(companyId)).toEqual(all);
  test.clock.advance(day + 1);
  await runMaintenance(test);
  expect(await countTraces(companyId)).toEqual({ ...all, throttle_event: 0, idempotency_key: 0 });
  test.clock.advance(7 * day);
  await runMaintenance(test);
  expect(await countTraces(companyId)).toEqual({
    session: 0,
    refresh_token: 0,
    throttle_event: 0,
    idempotency_key: 0,
  });
});

it('deletes rows where files cannot be reached', async () => {
  const companyId = await leaveTraces();
  test.clock.advance(day + 1);
  const sweep = vi.spyOn(test.services.files, 'removeUnfinished');
  sweep.mockRejectedValueOnce(new Error('There is no bucket.'));
  await expect(runMaintenance(test)).rejects.toThrow('There is no bucket.');
  sweep.mockRestore();
  expect(await countTraces(companyId)).toMatchObject({ throttle_event: 0, idempotency_key: 0 });
});
