import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { createCompetencies } from '../../features/performance/testing/performance-scene.ts';
import type { StaffActor } from '../../operation/context.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import { requestMailings } from '../requests/request-mailings.ts';
import { assertCountedApart, type Mailing, takeMailTry } from './mail-throttle.ts';

const test = openTestApp();
let company: CompanyRow;

beforeEach(async () => {
  company = await createCompany(test.database);
  await createCompetencies(test, company.id, 1);
});

const createAdministrator = () =>
  createStaffUser(test.database, company.id, { is_administrator: true });

const requestDisc = async (token: string, personId?: number) => {
  const id = personId ?? (await createPerson(test.database, company.id)).id;
  const body = { idResposta: 0, idOrganogramaPessoaAvaliada: id, cdStatus: 4 };
  return test.call('createDiscRequest', { token, body });
};

const requestReview = async (token: string, personId?: number) => {
  const id = personId ?? (await createPerson(test.database, company.id)).id;
  const body = { idResposta: 0, idOrganogramaPessoaAvaliada: id, cdStatus: 4 };
  return test.call('createPerformanceRequest', { token, body });
};

const resendDisc = async (token: string) => {
  const { id } = await createPerson(test.database, company.id);
  const { data: idResposta } = await requestDisc(token, id);
  const body = { idResposta, idOrganogramaPessoa: id };
  return test.call('resendDiscRequest', { token, body });
};

const resendReview = async (token: string) => {
  const { id } = await createPerson(test.database, company.id);
  await requestReview(token, id);
  return test.call('resendPerformanceRequest', { token, body: { IdPessoa: id } });
};

type Send = (token: string) => Promise<{ status: number; msg: string | undefined }>;

const sends: readonly [string, Mailing, Send][] = [
  ['createDiscRequest', requestMailings.request, requestDisc],
  ['createPerformanceRequest', requestMailings.request, requestReview],
  ['resendDiscRequest', requestMailings.resend, resendDisc],
  ['resendPerformanceRequest', requestMailings.resend, resendReview],
  [
    'createDiscRequestsForAll',
    requestMailings.massSend,
    (token) => test.call('createDiscRequestsForAll', { token, body: {} }),
  ],
  [
    'createPerformanceRequestsForAll',
    requestMailings.massSend,
    (token) => test.call('createPerformanceRequestsForAll', { token, body: {} }),
  ],
];

/** Leaves the sender one try of the hour. */
async function useUp({ id }: StaffUserRow, mailing: Mailing) {
  const actor = { kind: 'staff', staffUserId: id } as StaffActor;
  await test.database.inCompany(company.id, async (db) => {
    for (let taken = 1; taken < mailing.rule.limit; taken += 1) {
      await takeMailTry({ db, company, actor, now: test.clock.now() }, mailing);
    }
  });
}

it.each(sends)('%s is limited per sender and hour', async (_operation, mailing, send) => {
  const { rule } = mailing;
  const [sender, colleague] = [await createAdministrator(), await createAdministrator()];
  await useUp(sender, mailing);
  const token = await openStaffSession(test, sender);
  expect((await send(token)).status).toBe(200);
  expect(await send(token)).toMatchObject({
    status: 429,
    msg: expect.stringContaining(`O limite de ${rule.limit} `),
  });
  expect((await send(await openStaffSession(test, colleague))).status).toBe(200);
  test.clock.advance(rule.window);
  expect((await send(await openStaffSession(test, sender))).status).toBe(200);
});

it('refuses two ways to send that are counted as one', () => {
  const { request, resend } = requestMailings;
  expect(() => assertCountedApart([request, resend])).not.toThrow();
  expect(() => assertCountedApart([request, resend, { ...request }])).toThrow(
    'The mailing request is declared twice',
  );
});
