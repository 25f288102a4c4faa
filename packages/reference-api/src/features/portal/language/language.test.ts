import { LANGUAGE_FAULT_TEXTS, type Language } from '@aferir/domain';
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createEmployee } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import { createScene, sendRequest } from '../../behavioral/testing/behavioral-scene.ts';
import { portalMessages } from '../portal-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const behavioral = await createScene(test);
  await offer(behavioral.company.id, ['pt-BR', 'en']);
  return { ...behavioral, employee: await openEmployeeSession(test, behavioral.person) };
});

function offer(companyId: number, languages: Language[]) {
  return test.database.inCompany(companyId, (db) =>
    db.updateTable('company').set({ languages }).where('id', '=', companyId).execute(),
  );
}

const choose = (cdIdioma: Language | null, token = scene.employee) =>
  test.call('saveOwnLanguage', { token, body: { cdIdioma } });
const own = async () => (await test.call('getEmployeeUser', { token: scene.employee })).data;
const trail = () =>
  test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('audit_event').selectAll().where('action', '=', 'language.chosen').execute(),
  );

it('is chosen by the person among those that are offered, and taken back', async () => {
  expect(await choose('en')).toMatchObject({
    status: 200,
    data: { cdIdioma: 'en', cdIdiomaEscolhido: 'en' },
  });
  expect(await own()).toMatchObject({ cdIdioma: 'en', cdIdiomaEscolhido: 'en' });
  expect((await choose(null)).data).toEqual({ cdIdioma: 'pt-BR', cdIdiomaEscolhido: null });
  expect(await own()).toMatchObject({ cdIdioma: 'pt-BR', cdIdiomaEscolhido: null });
});

it.each([
  ['en', 'en', 'Saved.'],
  ['es', 'es', 'Guardado.'],
  ['fr', 'pt-BR', portalMessages.saved],
] as const)('that it is kept is told to who asks for %s in %s', async (asked, told, msg) => {
  const reply = await test.call('saveOwnLanguage', {
    token: scene.employee,
    headers: { 'accept-language': asked },
    body: { cdIdioma: 'en' },
  });
  expect(reply).toMatchObject({ status: 200, msg });
  expect(reply.headers).toMatchObject({ 'content-language': told });
  expect(reply.headers.vary).toContain('Accept-Language');
});

it('is none that the company does not offer', async () => {
  await choose('en');
  expect(await choose('es')).toMatchObject({
    status: 400,
    faults: [{ field: 'cdIdioma', message: LANGUAGE_FAULT_TEXTS.notOffered }],
  });
  expect((await own()).cdIdioma).toBe('en');
});

it('falls back to the first while the company does not offer it, and is kept', async () => {
  await choose('en');
  await offer(scene.company.id, ['es']);
  expect(await own()).toMatchObject({ cdIdioma: 'es', cdIdiomaEscolhido: 'en' });
  expect((await choose('en')).data).toEqual({ cdIdioma: 'es', cdIdiomaEscolhido: 'en' });
  await offer(scene.company.id, ['es', 'en']);
  expect((await own()).cdIdioma).toBe('en');
});

it('leaves a trace once, and stands in what the person takes along', async () => {
  await choose('en');
  await choose('en');
  expect(await trail()).toMatchObject([
    { actor_kind: 'employee', person_id: scene.person.id, details: { language: 'en' } },
  ]);
  const { data } = await test.call('exportOwnData', { token: scene.employee });
  expect(data.pessoa.cdIdioma).toBe('en');
});

it('is told by what a link opens first', async () => {
  const { link } = await sendRequest(test, scene);
  const params = { hash: link };
  const told = async () => [
    (await test.call('validateLink', { params })).data.cdIdioma,
    (await test.call('getLinkPerson', { params })).data.cdIdioma,
    (await test.call('getQuestionnaireByLink', { params, link })).data.link?.cdIdioma,
  ];
  expect(await told()).toEqual(['pt-BR', 'pt-BR', 'pt-BR']);
  await choose('en');
  expect(await told()).toEqual(['en', 'en', 'en']);
});

it('tells why a link opens nothing where the page leaves the language open', async () => {
  const { link: hash } = await sendRequest(test, scene);
  await choose('en');
  test.clock.advance(91 * 24 * 60 * 60 * 1000);
  const told = async (language: string) => {
    const headers = { 'accept-language': language };
    const reply = await test.call('validateLink', { params: { hash }, headers });
    expect(reply.status).toBe(403);
    return [reply.headers['content-language'], reply.msg];
  };
  const company = scene.company.trade_name;
  const english = `This link has expired. Ask HR at ${company} for a new one.`;
  expect(await told('pt-BR, *;q=0.5')).toEqual(['en', english]);
  expect(await told('pt-BR')).toEqual(['pt-BR', linkMessages.expired(company)]);
  expect((await told('es'))[0]).toBe('es');
});

it('is offered where employees sign in', async () => {
  const { data } = await test.call('getCompanyPublicInfo', {
    params: { idCliente: scene.company.id },
  });
  expect(data.lstIdiomas).toEqual(['pt-BR', 'en']);
});

it('is of the own company alone', async () => {
  const { company: other, person } = await createEmployee(test.database);
  const token = await openEmployeeSession(test, person);
  expect((await choose('en', token)).status).toBe(400);
  await offer(other.id, ['en']);
  expect((await choose('en', token)).status).toBe(200);
  expect((await own()).cdIdioma).toBe('pt-BR');
});
