import { dateOnlyOf, stateOfAgreement } from '@aferir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { passwords } from '../../../operation/sessions/password.ts';
import { day } from '../../../shared/example/moments.ts';
import { reminderWork } from '../../../shared/reminders/testing/reminder-scene.ts';
import { examplePassword } from '../../../start/example/example-accounts.ts';
import { seedExampleCompanies } from '../../../start/example/seed-example-companies.ts';
import { partsOf } from '../../feature.ts';
import { remindAgreements } from '../agreements/remind-agreements.ts';

const test = openTestApp();

beforeEach(async () => {
  await seedExampleCompanies({
    ...test.services,
    hashPassword: passwords.hash,
    examples: partsOf(test.app.features, 'example'),
  });
});

async function agreementsOf(login: string) {
  const body = { login, password: examplePassword, idcliente: 1 };
  const { data } = await test.call('signInEmployee', { body });
  const token = data.token.accessToken;
  return (await test.call('listOwnAgreements', { token, query: {} })).data.rows;
}

describe('the example agreements', () => {
  it('belong to finished reviews, and show every state', async () => {
    const rows = await test.database.inCompany(1, (db) =>
      db
        .selectFrom('agreement')
        .innerJoin('performance_response as response', 'response.id', 'agreement.response_id')
        .selectAll('agreement')
        .select(['response.person_id as reviewed', 'response.finished_at'])
        .execute(),
    );
    const states = rows.map((row) =>
      stateOfAgreement({
        personConfirmedAt: row.person_confirmed_at,
        managerConfirmedAt: row.manager_confirmed_at,
        outcome: row.outcome,
      }),
    );
    expect(new Set(states)).toEqual(new Set(['proposed', 'agreed', 'done']));
    for (const { reviewed, person_id, finished_at, created_at, held_at } of rows) {
      expect(reviewed).toBe(person_id);
      expect(finished_at && finished_at < created_at).toBe(true);
      expect((held_at ?? created_at) < test.clock.now()).toBe(true);
    }
  });

  it('have one for Bruno Lima to confirm, one that is late and one to come', async () => {
    const rows = await agreementsOf('bruno.lima@empresa.example');
    const today = dateOnlyOf(test.clock.now());
    expect(rows.map(({ dtPrazo, podeConfirmar }) => [podeConfirmar, dtPrazo < today])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('have one for Ana Souza to confirm as a manager', async () => {
    const rows = await agreementsOf('ana.souza@empresa.example');
    const waiting = rows.filter(({ podeConfirmar }) => podeConfirmar);
    expect(waiting.map(({ nmPessoa }) => nmPessoa)).toEqual(['Wesley Santana']);
  });

  it('mail nobody in the first days', async () => {
    const before = await mailsOf(test, 1);
    for (const _ of Array.from({ length: 10 })) {
      const today = dateOnlyOf(test.clock.now());
      await remindAgreements(reminderWork(test), { companyId: 1, day: today });
      test.clock.advance(day);
    }
    expect(await mailsOf(test, 1)).toHaveLength(before.length);
  });
});
