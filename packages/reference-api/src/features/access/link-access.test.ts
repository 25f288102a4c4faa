// @engine both: writes at once
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, fixturePassword } from '../../../test/fixtures.ts';
import { openEmployeeSession, sessionIdOf } from '../../../test/sessions.ts';
import {
  issueLink,
  type LinkRequest,
  limitLinksOfFinished,
  revokeLinksOfClosed,
} from '../../operation/links/issue-link.ts';
import { linkMessages } from '../../operation/links/link-messages.ts';
import type { LinkRole } from '../../operation/links/links-tables.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { accessMessages } from './access-messages.ts';

const test = openTestApp();
const hour = 60 * 60_000;
const day = 24 * hour;
const password = 'ipe-amarelo-27';

async function setUp(values: Partial<PersonRow> = { password_hash: null }) {
  const company = await createCompany(test.database, {
    trade_name: 'Empresa Exemplo',
    logo_url: '/logo.svg',
    brand_color: '#0b7a63',
  });
  const person = await createPerson(test.database, company.id, values);
  const response = {
    companyId: company.id,
    kind: 'behavioral' as const,
    responseId: 7,
    personId: person.id,
    finishedAt: null,
  };
  const inCompany = test.database.inCompany.bind(null, company.id);
  const make = (request: LinkRequest) =>
    test.database.inCompany(
      company.id,
      async (db) => (await issueLink(db, request, test.clock.now())).hash,
    );
  const issue = (
    role: LinkRole = 'self',
    reason: 'mail' | 'resend' = 'mail',
    holder: Pick<PersonRow, 'id' | 'email'> = person,
  ) =>
    make({
      response,
      role,
      reason,
      mailedTo: holder.email ?? '',
      ...(role === 'manager' && { managerId: holder.id }),
    });
  const issueBySession = async () => {
    const sessionId = sessionIdOf(await openEmployeeSession(test, person));
    return make({ response, role: 'self', reason: 'session', sessionId });
  };
  return { company, person, response, inCompany, issue, issueBySession };
}

const validate = (hash: string) => test.call('validateLink', { params: { hash } });
const createAccess = (hash: string, senha = password) =>
  test.call('createFirstAccess', { params: { hash }, body: { senha } });

describe('a living link', () => {
  const face = {
    nmEmpresa: 'Empresa Exemplo',
    logoUrl: '/logo.svg',
    corMarca: '#0b7a63',
    cdIdioma: 'pt-BR',
  };

  it('says what it opens, and in whose name', async () => {
    const { company, issue, person } = await setUp();
    const hash = await issue();
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect((await validate(hash)).data).toEqual({
      precisaSenha: true,
      tipo: 'comportamental',
      destino: 'responder',
      idPessoa: person.id,
      idCliente: company.id,
      ...face,
    });
    const { data } = await test.call('getLinkPerson', { params: { hash } });
    expect(data).toEqual({
      email: person.email,
      nome: person.name,
      idCliente: company.id,
      ...face,
    });
  });

  it('of a manager speaks for the manager', async () => {
    const { company, issue } = await setUp();
    const manager = await createPerson(test.database, company.id);
    const hash = await issue('manager', 'mail', manager);
    expect((await validate(hash)).data).toMatchObject({ destino: 'gestor', precisaSenha: false });
    const { data } = await test.call('getLinkPerson', { params: { hash } });
    expect(data.nome).toBe(manager.name);
  });

  it('is stored as a digest only', async () => {
    const { issue, inCompany } = await setUp();
    const hash = await issue();
    const rows = await inCompany((db) => db.selectFrom('link').selectAll().execute());
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(hash);
  });
});

describe('a dead link says why', () => {
  it.each([
    ['unknown', () => 'nada'],
    ['cut', (hash: string) => hash.slice(0, -1)],
    ['written in another case', (hash: string) => swapCase(hash)],
  ])('when it is %s', async (_name, spoil) => {
    const { issue } = await setUp();
    const reply = await validate(spoil(await issue()));
    expect(reply).toMatchObject({ status: 404, msg: linkMessages.unknown });
  });

  it('when it was not answered for 90 days', async () => {
    const { issue } = await setUp();
    const hash = await issue();
    test.clock.advance(90 * day - 1);
    expect((await validate(hash)).status).toBe(200);
    test.clock.advance(1);
    expect(await validate(hash)).toMatchObject({
      status: 403,
      msg: linkMessages.expired('Empresa Exemplo'),
    });
  });

  it('when the response was finished 30 days ago', async () => {
    const { issue, inCompany, response } = await setUp();
    const hash = await issue();
    test.clock.advance(80 * day);
    await inCompany((db) => limitLinksOfFinished(db, response, test.clock.now()));
    test.clock.advance(30 * day - 1);
    expect((await validate(hash)).status).toBe(200);
    test.clock.advance(1);
    expect(await validate(hash)).toMatchObject({
      status: 403,
      msg: linkMessages.finished('Empresa Exemplo'),
    });
  });

  it('although the response was finished by another one after it had expired', async () => {
    const { issue, inCompany, response } = await setUp();
    const hash = await issue();
    test.clock.advance(91 * day);
    await inCompany((db) => limitLinksOfFinished(db, response, test.clock.now()));
    expect(await validate(hash)).toMatchObject({
      status: 403,
      msg: linkMessages.expired('Empresa Exemplo'),
    });
  });

  it('when it was sent anew a day ago', async () => {
    const { issue } = await setUp();
    const old = await issue();
    const fresh = await issue('self', 'resend');
    test.clock.advance(day - 1);
    expect((await validate(old)).status).toBe(200);
    test.clock.advance(1);
    expect(await validate(old)).toMatchObject({ status: 403, msg: linkMessages.replaced() });
    expect((await validate(fresh)).status).toBe(200);
  });

  it('when the request was closed', async () => {
    const { issue, inCompany, response } = await setUp();
    const hash = await issue();
    await inCompany((db) => revokeLinksOfClosed(db, response, test.clock.now()));
    expect(await validate(hash)).toMatchObject({
      status: 409,
      msg: linkMessages.closed('Empresa Exemplo'),
    });
  });

  it('when a session made it 12 hours ago', async () => {
    const { issueBySession } = await setUp();
    const hash = await issueBySession();
    test.clock.advance(12 * hour);
    expect(await validate(hash)).toMatchObject({
      status: 403,
      msg: linkMessages.expired('Empresa Exemplo'),
    });
  });

  it('when its person is inactive', async () => {
    const { issue } = await setUp({ is_active: false });
    expect(await validate(await issue())).toMatchObject({
      status: 403,
      msg: linkMessages.inactive('Empresa Exemplo'),
    });
  });
});

describe('first access', () => {
  it('sets a password once, with which one can sign in', async () => {
    const { company, issue, person } = await setUp();
    const hash = await issue();
    expect(await createAccess(hash)).toMatchObject({
      status: 200,
      msg: 'Acesso criado com sucesso!',
    });
    expect((await validate(hash)).data.precisaSenha).toBe(false);
    const signIn = await test.call('signInEmployee', {
      body: { login: person.email, password, idcliente: company.id },
    });
    expect(signIn.status).toBe(200);
  });

  it('is no password reset', async () => {
    const { issue } = await setUp({});
    expect(await createAccess(await issue())).toMatchObject({
      status: 409,
      msg: accessMessages.alreadyHasAccess,
    });
  });

  it('goes to one of two who try at once', async () => {
    const { issue } = await setUp();
    const hash = await issue();
    const replies = await Promise.all([createAccess(hash), createAccess(hash, `${password}!`)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('asks for a good password', async () => {
    const { issue } = await setUp();
    const hash = await issue();
    expect((await createAccess(hash, '123456')).msg).toBe(
      'Esta senha é muito comum. Escolha outra.',
    );
    expect((await createAccess(hash, 'abc')).msg).toBe('Use pelo menos 6 caracteres na senha.');
  });

  async function expectNoAccess(hash: string, msg: string) {
    expect((await validate(hash)).data.precisaSenha).toBe(false);
    expect(await createAccess(hash)).toMatchObject({ status: 403, msg });
    const holder = await test.call('getLinkPerson', { params: { hash } });
    expect(holder).toMatchObject({ status: 403, msg });
  }

  it('is not given by a report link, which may have been mailed to anybody', async () => {
    const { issue } = await setUp();
    await expectNoAccess(await issue('report'), accessMessages.reportLinkGivesNoAccess);
  });

  it('is not given by a link that went to another address than that of its holder', async () => {
    const { issue, person } = await setUp();
    const elsewhere = { ...person, email: 'outra@fora.example' };
    for (const role of ['self', 'manager'] as const) {
      const hash = await issue(role, 'mail', elsewhere);
      await expectNoAccess(hash, accessMessages.linkGivesNoAccess);
    }
  });

  it('is not given any more once the address has changed', async () => {
    const { issue, inCompany } = await setUp();
    const hash = await issue();
    await inCompany((db) =>
      db.updateTable('person').set({ email: 'nova@empresa.example' }).execute(),
    );
    await expectNoAccess(hash, accessMessages.linkGivesNoAccess);
  });

  it('is not given by a link of which nobody knows where it went', async () => {
    const { issue, inCompany } = await setUp();
    const hash = await issue();
    await inCompany((db) => db.updateTable('link').set({ mailed_to: null }).execute());
    await expectNoAccess(hash, accessMessages.linkGivesNoAccess);
  });

  it('is not given by a link that a session made for itself', async () => {
    const { issueBySession } = await setUp();
    await expectNoAccess(await issueBySession(), accessMessages.linkGivesNoAccess);
  });

  it('is given to a manager by the link that went to the manager', async () => {
    const { issue, company } = await setUp();
    const manager = await createPerson(test.database, company.id, { password_hash: null });
    const hash = await issue('manager', 'mail', manager);
    expect((await validate(hash)).data.precisaSenha).toBe(true);
    expect((await createAccess(hash)).status).toBe(200);
  });
});

describe('guessing links', () => {
  it('is slowed down per address, and holds up no good link', async () => {
    const { issue } = await setUp({ password_hash: fixturePassword });
    for (let i = 0; i < 30; i += 1) expect((await validate(`nada${i}`)).status).toBe(404);
    expect((await validate('nada')).status).toBe(429);
    expect((await validate(await issue())).status).toBe(200);
  });
});

function swapCase(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
