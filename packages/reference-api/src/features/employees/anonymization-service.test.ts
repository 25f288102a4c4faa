// @engine both: erases in many tables at once
import { SECTION } from '@aferir/domain';
import { expect, it, vi } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaffUser, fixturePassword } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import { openEmployeeSession, openStaffSession } from '../../../test/sessions.ts';
import { secretEmployee } from '../../../test/structure-scene.ts';
import { passwords } from '../../operation/sessions/password.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  createReviewScene,
  createSelfAssessed,
  leadDepartment,
} from '../performance/testing/performance-scene.ts';
import { rate, raterByLink, writeFeedback } from '../performance/testing/rating-scene.ts';
import { employeesMessages as texts } from './employees-messages.ts';

const test = openTestApp();

async function setUp() {
  const scene = await createReviewScene(test, { managerCount: 1 });
  const companyId = scene.company.id;
  const admin = await createStaffUser(test.database, companyId, { is_administrator: true });
  const token = await openStaffSession(test, admin);
  const inCompany = <Result>(work: (db: Db) => Promise<Result>) =>
    test.database.inCompany(companyId, work);
  const anonymize = (nmPessoa = scene.person.name, idOrganogramaPessoa = scene.person.id) =>
    test.call('anonymizeEmployee', { token, body: { idOrganogramaPessoa, nmPessoa } });
  const read = async (idOrganogramaPessoa = scene.person.id) =>
    (await test.call('getEmployee', { token, params: { idOrganogramaPessoa } })).data;
  return { ...scene, companyId, token, inCompany, anonymize, read };
}

it('erases what names a person, who is nobody by then and leads nobody', async () => {
  const { person, companyId, token, inCompany, anonymize, read } = await setUp();
  const { idOrganogramaNo } = await read();
  const other = await createPerson(test.database, companyId, { name: 'Outra Pessoa' });
  await inCompany((db) =>
    db
      .insertInto('person_manager')
      .values({ company_id: companyId, person_id: other.id, manager_id: person.id })
      .execute(),
  );
  if (idOrganogramaNo) await leadDepartment(test, companyId, idOrganogramaNo, person.id);
  const session = await openEmployeeSession(test, person);
  const { data } = await anonymize();
  const nmPessoa = `Pessoa anonimizada ${person.id}`;
  expect(data).toEqual({ idOrganogramaPessoa: person.id, nmPessoa });
  expect(await read()).toMatchObject({
    nmPessoa,
    dsEmail: null,
    nrTelefone: null,
    tpSexo: null,
    cdPessoaCliente: null,
    urlFoto: null,
    idOrganogramaCargo: null,
    idOrganogramaNo,
    flAtivo: false,
    flAnonimizado: true,
  });
  const sheet = await test.call('getEmployeeSheet', {
    token,
    params: { idOrganogramaPessoa: person.id },
  });
  expect(sheet.data).toMatchObject({ nmPessoa, flAnonimizado: true });
  expect((await read(other.id)).gestores).toEqual([]);
  expect(
    await inCompany((db) =>
      db.selectFrom('department_manager').where('person_id', '=', person.id).selectAll().execute(),
    ),
  ).toEqual([]);
  expect((await test.call('getEmployeeUser', { token: session })).status).toBe(401);
  const events = await inCompany((db) =>
    db.selectFrom('audit_event').where('person_id', '=', person.id).select('action').execute(),
  );
  expect(events.map(({ action }) => action)).toContain('person.anonymized');
});

it('leaves scores where they count, and neither feedback nor mails nor links', async () => {
  const scene = await setUp();
  const { person, companyId, inCompany, anonymize } = scene;
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  const rater = await raterByLink(test, scene, sent);
  await rate(test, rater, [3, 9]);
  await writeFeedback(test, rater, 0, 'Bruno precisa combinar os prazos.');
  const scores = () =>
    inCompany((db) =>
      db
        .selectFrom('performance_manager_score')
        .select(['score', 'feedback'])
        .orderBy('id')
        .execute(),
    );
  const before = await scores();
  expect(before.some(({ feedback }) => feedback?.startsWith('Bruno'))).toBe(true);
  await anonymize();
  const after = await scores();
  expect(after.map(({ score }) => score)).toEqual(before.map(({ score }) => score));
  expect(after.some(({ feedback }) => feedback?.includes('Bruno'))).toBe(false);
  const mails = await mailsOf(test, companyId);
  expect(mails.filter(({ person_id: id }) => id === person.id)).toEqual([]);
  const links = await inCompany((db) =>
    db
      .selectFrom('link')
      .where('person_id', '=', person.id)
      .select(['mailed_to', 'expires_at'])
      .execute(),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { mailed_to: to, expires_at: end } of links) {
    expect(to).toBeNull();
    expect(end.getTime()).toBeLessThanOrEqual(test.clock.now().getTime());
  }
});

it('takes the user along whom the person is, with the name', async () => {
  const { person, companyId, inCompany, anonymize } = await setUp();
  const user = await createStaffUser(test.database, companyId, {
    person_id: person.id,
    name: person.name,
  });
  await anonymize();
  const stored = await inCompany((db) =>
    db.selectFrom('staff_user').where('id', '=', user.id).selectAll().executeTakeFirstOrThrow(),
  );
  expect(stored).toMatchObject({
    name: `Pessoa anonimizada ${person.id}`,
    login: `excluido:${user.id}`,
    person_id: null,
    is_active: false,
  });
});

it('asks for the name, whatever case and accents, and leaves all as it was for another', async () => {
  const { person, anonymize, read } = await setUp();
  const refused = await anonymize('Outra Pessoa');
  expect(refused.status).toBe(400);
  expect(refused.errors).toEqual([texts.otherName]);
  expect(await read()).toMatchObject({ nmPessoa: person.name, flAtivo: true });
  expect((await anonymize(person.name.toUpperCase())).status).toBe(200);
});

it('is for good: nobody comes back, is changed or anonymized again', async () => {
  const { person, token, anonymize, read } = await setUp();
  await anonymize();
  const { nrVersao, nmPessoa } = await read();
  const idOrganogramaPessoa = person.id;
  const again = await anonymize(nmPessoa);
  expect([again.status, again.msg]).toEqual([409, texts.alreadyAnonymized]);
  const back = await test.call('activateEmployee', { token, body: { idOrganogramaPessoa } });
  expect([back.status, back.msg]).toEqual([409, texts.alreadyAnonymized]);
  const body = { ...secretEmployee(person.id, { positionId: 0, departmentId: 0 }), nrVersao };
  expect((await test.call('saveEmployee', { token, body })).status).not.toBe(200);
});

it('puts nobody anonymous into a place, or above others, and gives them no password', async () => {
  const { person, companyId, token, inCompany, anonymize } = await setUp();
  const position = await inCompany((db) =>
    db
      .insertInto('position')
      .values({ company_id: companyId, name: 'Analista Pleno' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const { id: idOrganogramaNo } = await inCompany((db) =>
    db
      .insertInto('department')
      .values({ company_id: companyId, name: 'Filial' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await anonymize();
  const idOrganogramaPessoa = person.id;
  const refused = [
    await test.call('addPersonToPosition', {
      token,
      body: { idOrganogramaPessoa, idOrganogramaCargo: position.id },
    }),
    await test.call('addPersonToDepartment', {
      token,
      body: { idOrganogramaPessoa, idOrganogramaNo },
    }),
    await test.call('removePersonFromDepartment', { token, body: { idOrganogramaPessoa } }),
    await test.call('setEmployeePassword', {
      token,
      body: { idOrganogramaPessoa, novaSenha: 'ipe-amarelo-27' },
    }),
  ];
  expect(refused.map(({ status, msg }) => [status, msg])).toEqual(
    refused.map(() => [409, texts.alreadyAnonymized]),
  );
  const idsGestores = [person.id];
  const managers = await test.call('saveDepartmentManagers', {
    token,
    body: { idOrganogramaNo, idsGestores },
  });
  expect(managers.status).toBe(400);
  const { password_hash } = await inCompany((db) =>
    db
      .selectFrom('person')
      .where('id', '=', person.id)
      .select('password_hash')
      .executeTakeFirstOrThrow(),
  );
  expect(password_hash).toBeNull();
});

it('leaves no password to whoever is just choosing one', async () => {
  const { person, inCompany, anonymize } = await setUp();
  const session = await openEmployeeSession(test, person);
  const body = { senhaAtual: fixturePassword, senhaNova: 'ipe-amarelo-27' };
  const reply = await whileHashing(anonymize, () =>
    test.call('changeEmployeePassword', { token: session, body }),
  );
  expect(reply.status).toBe(401);
  const row = await inCompany((db) =>
    db
      .selectFrom('person')
      .where('id', '=', person.id)
      .select('password_hash')
      .executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({ password_hash: null });
});

/** Does something while the password that a call is given is made ready to be kept. */
async function whileHashing<Reply>(work: () => Promise<unknown>, call: () => Promise<Reply>) {
  const { hash } = passwords;
  const hashing = vi.spyOn(passwords, 'hash').mockImplementation(async (password) => {
    await work();
    return hash(password);
  });
  try {
    return await call();
  } finally {
    hashing.mockRestore();
  }
}

it('takes the name of a user along who was deleted before', async () => {
  const { person, companyId, token, inCompany, anonymize } = await setUp();
  const user = await createStaffUser(test.database, companyId, {
    person_id: person.id,
    name: person.name,
  });
  const other = await createStaffUser(test.database, companyId, { name: person.name });
  for (const { id } of [user, other]) {
    await test.call('deleteUser', { token, params: { id } });
  }
  await anonymize();
  const names = await inCompany((db) =>
    db
      .selectFrom('staff_user')
      .where('deleted_at', 'is not', null)
      .select('name')
      .orderBy('id')
      .execute(),
  );
  expect(names.map(({ name }) => name)).toEqual([`Pessoa anonimizada ${person.id}`, person.name]);
});

it('leaves namesakes and longer names in mails to others', async () => {
  const { companyId, inCompany, anonymize } = await setUp();
  const add = (name: string) => createPerson(test.database, companyId, { name });
  const [ana, namesake, longer] = [await add('Ana'), await add('Ana'), await add('Ana Souza')];
  const mail = (to: { id: number; email: string | null }, text: string) =>
    inCompany((db) =>
      db
        .insertInto('mail_message')
        .values({
          company_id: companyId,
          person_id: to.id,
          recipient: to.email ?? '',
          subject: text,
          text,
          html: text,
        })
        .execute(),
    );
  await mail(namesake, 'Olá, Ana!');
  await mail(longer, 'Olá, Ana Souza! Ana respondeu.');
  const other = await add('Rui');
  await mail(other, 'Ana, Ana Souza e Anabela responderam.');
  await anonymize('Ana', ana.id);
  const mails = (await mailsOf(test, companyId)).map(({ text, subject, html }) => [
    ...new Set([text, subject, html]),
  ]);
  expect(mails.flat().toSorted()).toEqual([
    `Olá, Ana Souza! Pessoa anonimizada ${ana.id} respondeu.`,
    'Olá, Ana!',
    `Pessoa anonimizada ${ana.id}, Ana Souza e Anabela responderam.`,
  ]);
});

it('is an administrator’s alone', async () => {
  const { person, companyId } = await setUp();
  const hr = await createStaffUser(test.database, companyId, {
    rights: { [SECTION.employees]: ['visualizar', 'incluir', 'alterar', 'excluir'] },
  });
  const token = await openStaffSession(test, hr);
  const body = { idOrganogramaPessoa: person.id, nmPessoa: person.name };
  expect((await test.call('anonymizeEmployee', { token, body })).status).toBe(403);
});
