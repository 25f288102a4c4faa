import { dateOnlyOf, USUAL_REMINDER_DAYS } from '@aferir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { emptyDatabase } from '../../../../test/test-database.ts';
import { passwords } from '../../../operation/sessions/password.ts';
import { after, day } from '../../../shared/example/moments.ts';
import { examplePassword } from '../../../start/example/example-accounts.ts';
import { seedExampleCompanies } from '../../../start/example/seed-example-companies.ts';
import { partsOf } from '../../feature.ts';
import { beginCycleReminders } from '../running/begin-cycles.ts';

const test = openTestApp();

function seed() {
  return seedExampleCompanies({
    ...test.services,
    hashPassword: passwords.hash,
    examples: partsOf(test.app.features, 'example'),
  });
}

beforeEach(seed);

async function staffToken() {
  const body = { login: 'admin@empresa.example', password: examplePassword };
  return (await test.call('signInStaff', { body })).data.token.accessToken;
}

const list = async () => (await test.call('listCycles', { token: await staffToken() })).data.rows;

const people = (companyId: number) =>
  test.database.inCompany(companyId, (db) =>
    db.selectFrom('cycle_person').selectAll().orderBy('cycle_id').orderBy('person_id').execute(),
  );

describe('the example cycles', () => {
  it('are two that have ended and one under way, the newest first', async () => {
    const rows = await list();
    const today = dateOnlyOf(test.clock.now());
    expect(rows.map(({ idTipoCiclo, idSituacaoCiclo }) => [idTipoCiclo, idSituacaoCiclo])).toEqual([
      [2, 3],
      [2, 4],
      [1, 4],
    ]);
    expect(rows.map(({ dtPrazo }) => dtPrazo > today)).toEqual([true, false, false]);
    const [running, ...closed] = rows;
    expect(running?.percentualAdesao).toBeLessThan(100);
    for (const { qtdResponderam, percentualAdesao } of closed) {
      expect(qtdResponderam).toBeGreaterThanOrEqual(10);
      expect(percentualAdesao).toBeLessThan(100);
    }
  });

  it('are made of requests that are there, each sent while its cycle ran and of somebody in it', async () => {
    const members = new Set((await people(1)).map((one) => `${one.cycle_id} ${one.person_id}`));
    for (const table of ['disc_response', 'performance_response'] as const) {
      const rows = await test.database.inCompany(1, (db) =>
        db
          .selectFrom(table)
          .innerJoin('cycle', 'cycle.id', `${table}.cycle_id`)
          .select([`${table}.person_id`, `${table}.sent_at`])
          .select(['cycle.id', 'cycle.kind', 'cycle.started_at', 'cycle.closed_at'])
          .execute(),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { id, kind, person_id, sent_at, started_at, closed_at } of rows) {
        expect(table).toBe(kind === 'behavioral' ? 'disc_response' : 'performance_response');
        expect(members).toContain(`${id} ${person_id}`);
        expect(started_at && started_at <= sent_at).toBe(true);
        expect(sent_at < (closed_at ?? test.clock.now())).toBe(true);
      }
    }
    expect(await people(2)).toEqual([]);
  });

  it.each([0, 9, 18, 27])('show the board how those that ended went, %i days on', async (days) => {
    await emptyDatabase(test.database);
    test.clock.advance(days * day);
    await seed();
    const { data } = await test.call('getBoardReport', { token: await staffToken() });
    const [profiles, scores] = data.ciclos;
    expect(profiles?.perfisMaisPresentes.length).toBeGreaterThan(0);
    expect(scores?.mediaGestor).not.toBeNull();
    expect(data.ciclos).toHaveLength(3);
  });

  it('remind nobody for some days', async () => {
    const { due_on, reminder_days } = await test.database.inCompany(1, (db) =>
      db
        .selectFrom('cycle')
        .where('closed_at', 'is', null)
        .select(['due_on', 'reminder_days'])
        .executeTakeFirstOrThrow(),
    );
    expect(reminder_days).toEqual(USUAL_REMINDER_DAYS);
    const first = after(new Date(`${due_on}T12:00:00.000Z`), Math.min(...reminder_days) * day);
    expect(first.getTime()).toBeGreaterThan(after(test.clock.now(), 4 * day).getTime());
    await beginCycleReminders(test.services);
    const begun = await test.database.inCompany(1, (db) =>
      db.selectFrom('cycle').where('reminders_begun_on', 'is not', null).select('id').execute(),
    );
    expect(begun).toEqual([]);
  });
});

it('come out the same every time', async () => {
  const read = async () => ({ cycles: await list(), people: await people(1) });
  const first = await read();
  await emptyDatabase(test.database);
  await seed();
  expect(await read()).toEqual(first);
});
