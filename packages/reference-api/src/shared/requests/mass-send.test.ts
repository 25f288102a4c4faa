// @engine both: mass send
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { mailsOf } from '../../../test/mails.ts';
import { createScene } from '../../features/behavioral/testing/behavioral-scene.ts';
import { createReviewScene } from '../../features/performance/testing/performance-scene.ts';
import { peoplePerStep } from './send-in-steps.ts';

const test = openTestApp();

const steps = 3;

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['createDiscRequestsForAll' as const, 'disc_response' as const, createScene],
  ['createPerformanceRequestsForAll' as const, 'performance_response' as const, createReviewScene],
])('%s', (operationId, table, setScene) => {
  let scene: Awaited<ReturnType<typeof setScene>>;
  let addresses: string[];
  beforeEach(async () => {
    scene = await setScene(test);
    addresses = await fillCompany(scene.company.id);
  });

  function send(key = 'press-0001') {
    return test.call(operationId, {
      token: scene.staff,
      body: {},
      headers: { 'idempotency-key': key },
    });
  }

  async function mailedTo() {
    const mails = await mailsOf(test, scene.company.id);
    return mails.map(({ recipient }) => recipient).toSorted();
  }

  async function peopleByTransaction() {
    const { rows } = await test.database.inCompany(scene.company.id, (db) =>
      sql<{ people: number }>`
        select count(*)::int as people from ${sql.table(table)} group by xmin`.execute(db),
    );
    return rows.map(({ people }) => people).toSorted((a, b) => b - a);
  }

  async function orders() {
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').select(['action', 'details']).execute(),
    );
    return events.filter(({ action }) => action.endsWith('sent-to-all'));
  }

  it('takes some people a transaction, and lets others in between', async () => {
    const { inCompany } = test.database;
    let transactions = 0;
    let other: { status: number } | undefined;
    vi.spyOn(test.database, 'inCompany').mockImplementation(async (...given) => {
      transactions += 1;
      if (transactions === 2) other = await test.call('getStaffUser', { token: scene.staff });
      return inCompany(...given);
    });
    expect((await send()).status).toBe(200);

    expect(other?.status).toBe(200);
    expect(await peopleByTransaction()).toEqual([...Array(steps).fill(peoplePerStep), 1]);
    expect(await mailedTo()).toEqual(addresses);
  });

  it('goes on where it broke off when its key is repeated, and mails nobody twice', async () => {
    const { enqueue } = test.services.jobs;
    let count = 0;
    vi.spyOn(test.services.jobs, 'enqueue').mockImplementation(async (...given) => {
      count += 1;
      if (count === steps) throw new Error('The server is gone.');
      return enqueue(...given);
    });
    expect((await send()).status).toBe(500);
    expect(await mailedTo()).toHaveLength((steps - 1) * peoplePerStep);

    const all = { qtdEnviados: addresses.length, qtdIgnorados: 0, qtdSemEmail: 0 };
    expect((await send()).data).toEqual(all);
    expect((await send()).data).toEqual(all);
    expect(await mailedTo()).toEqual(addresses);
    expect(await orders()).toEqual([
      expect.objectContaining({ details: { reached: addresses.length, skipped: 0 } }),
    ]);
  });

  it('is one when its key comes twice at once, and two get everybody one request', async () => {
    const [first, again] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({
      status: 200,
      data: { qtdEnviados: addresses.length, qtdIgnorados: 0, qtdSemEmail: 0 },
    });
    expect(again.data).toEqual(first.data);
    const other = await send('press-0002');
    expect(other.data).toEqual({
      qtdEnviados: 0,
      qtdIgnorados: addresses.length,
      qtdSemEmail: 0,
    });
    expect(await mailedTo()).toEqual(addresses);
  });
});

/** Adds people until some steps are full and one has a single person; gives all addresses, sorted. */
async function fillCompany(companyId: number): Promise<string[]> {
  const people = await test.database.inCompany(companyId, async (db) => {
    const count = sql`(select count(*) from person where company_id = ${companyId}::bigint)`;
    await sql`insert into person (company_id, name, email)
      select ${companyId}::bigint, 'Pessoa ' || n, 'gente' || n || '@empresa.example'
      from generate_series(1, ${steps * peoplePerStep + 1}::int - ${count}) n`.execute(db);
    return db.selectFrom('person').where('company_id', '=', companyId).select('email').execute();
  });
  return people.map(({ email }) => email ?? '').toSorted();
}
