// @engine both: two who accept at once
import { FIRST_ACCESS_LINK_LIFETIME, HANDED_LINK_THROTTLE } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import { createPerson, createStaff, createStaffUser } from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { digest } from '../../../platform/security/tokens.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { expireFirstAccessLinks } from './first-access-store.ts';

const test = openTestApp();
const password = 'ipe-amarelo-27';

const scene = openScene(async () => {
  const { company, user } = await createStaff(test.database, {
    rights: { 4: ['visualizar', 'alterar'] },
  });
  const person = await createPerson(test.database, company.id, {
    name: 'Bia Reis',
    email: null,
    phone: '11912345678',
    registration_number: 'F-0042',
    cpf: '52998224725',
    password_hash: null,
  });
  return { company, user, person, token: await openStaffSession(test, user) };
});

const make = (idOrganogramaPessoa = scene.person.id, token = scene.token) =>
  test.call('createFirstAccessLink', { token, body: { idOrganogramaPessoa } });
const hashOf = async (personId?: number) => (await make(personId)).data.hash;
const read = (hash: string) => test.call('getFirstAccessLink', { params: { hash } });
const accept = (hash: string, senha = password) =>
  test.call('acceptFirstAccessLink', { params: { hash }, body: { senha } });
const signIn = (login: string, given = password) =>
  test.call('signInEmployee', {
    body: { login, password: given, idcliente: scene.company.id },
  });
const change = (values: object) =>
  test.database.inCompany(scene.company.id, (db) =>
    db.updateTable('person').set(values).where('id', '=', scene.person.id).execute(),
  );
const openAdministrator = async () =>
  openStaffSession(
    test,
    await createStaffUser(test.database, scene.company.id, { is_administrator: true }),
  );

describe('a person without an e-mail', () => {
  it('sets a password by a link that was handed over, and signs in by number and CPF', async () => {
    const reply = await make();
    expect(reply).toMatchObject({
      status: 200,
      msg: texts.firstAccessMade,
      data: {
        idOrganogramaPessoa: scene.person.id,
        nmPessoa: 'Bia Reis',
        nrTelefone: '11912345678',
        cdIdioma: 'pt-BR',
        dtValidade: new Date(testStart.getTime() + FIRST_ACCESS_LINK_LIFETIME).toISOString(),
      },
    });
    const { hash } = reply.data;
    expect((await read(hash)).data).toMatchObject({
      nmPessoa: 'Bia Reis',
      cdPessoaCliente: 'F-0042',
      flTemCpf: true,
      idCliente: scene.company.id,
      nmEmpresa: scene.company.trade_name,
    });
    expect(JSON.stringify((await read(hash)).data)).not.toContain('52998224725');
    expect((await signIn('F-0042')).status).toBe(401);
    expect(await accept(hash)).toMatchObject({ status: 200, msg: texts.firstAccessAccepted });
    for (const login of ['F-0042', '529.982.247-25']) {
      expect((await signIn(login)).data.token).toMatchObject({
        idOrganogramaPessoa: scene.person.id,
        precisaTrocarSenha: false,
      });
    }
    expect(await mailsOf(test, scene.company.id)).toEqual([]);
  });

  it('has a link of 256 bits that is kept as its digest, and who made it stands in the trail', async () => {
    const hash = await hashOf();
    await read(hash);
    await accept(hash);
    expect(hash).toMatch(/^[\w-]{43}$/);
    const [rows, trail] = await test.database.inCompany(scene.company.id, async (db) => [
      await db.selectFrom('first_access_link').selectAll().execute(),
      await db
        .selectFrom('audit_event')
        .selectAll()
        .where('action', 'like', 'person.first-access%')
        .orderBy('id')
        .execute(),
    ]);
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([digest(hash)]);
    const about = { person_id: scene.person.id };
    expect(trail).toMatchObject([
      {
        ...about,
        action: 'person.first-access-linked',
        actor_kind: 'staff',
        actor_id: scene.user.id,
      },
      {
        ...about,
        action: 'person.first-access-made',
        actor_kind: 'employee',
        actor_id: scene.person.id,
      },
    ]);
    expect(JSON.stringify(trail) + test.logLines.join()).not.toContain(hash);
  });
});

describe('a link for a first password', () => {
  it('works once, also for two at once', async () => {
    const hash = await hashOf();
    const both = await Promise.all([accept(hash), accept(hash, 'girassol-27')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const used = { status: 409, errors: [texts.firstAccessUsed] };
    expect(await accept(hash, 'girassol-27')).toMatchObject(used);
    expect(await read(hash)).toMatchObject(used);
  });

  it('opens nothing after 7 days, and says so', async () => {
    const hash = await hashOf();
    test.clock.advance(FIRST_ACCESS_LINK_LIFETIME - 1);
    expect((await read(hash)).status).toBe(200);
    test.clock.advance(1);
    const over = { status: 403, errors: [texts.firstAccessOver] };
    expect(await read(hash)).toMatchObject(over);
    expect(await accept(hash)).toMatchObject(over);
  });

  it('speaks to the person, also of why it opens nothing', async () => {
    await change({ language: 'es' });
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('company')
        .set({ languages: ['pt-BR', 'es'] })
        .execute(),
    );
    const hash = await hashOf();
    expect((await read(hash)).data.cdIdioma).toBe('es');
    await hashOf();
    const reply = await test.call('getFirstAccessLink', {
      params: { hash },
      headers: { 'accept-language': 'pt-BR, *;q=0.5' },
    });
    expect(reply.headers['content-language']).toBe('es');
    expect(reply.msg).toBe(
      'Este enlace fue reemplazado por uno más reciente. Usa el último que recibiste.',
    );
  });

  it('ends with a newer one', async () => {
    const former = await hashOf();
    const next = await hashOf();
    const replaced = { status: 403, errors: [texts.firstAccessEnded.replaced] };
    expect(await read(former)).toMatchObject(replaced);
    expect(await accept(former)).toMatchObject(replaced);
    expect((await accept(next)).status).toBe(200);
  });

  it.each([
    ['deactivated, also once they are back', 'deactivateEmployee', 'activateEmployee'],
    ['anonymized', 'anonymizeEmployee', undefined],
  ] as const)('opens nothing once its person is %s', async (_what, end, back) => {
    const token = await openAdministrator();
    const hash = await hashOf();
    const body = { idOrganogramaPessoa: scene.person.id, nmPessoa: scene.person.name };
    expect((await test.call(end, { token, body })).status).toBe(200);
    const revoked = { status: 403, errors: [texts.firstAccessEnded.revoked] };
    expect(await accept(hash)).toMatchObject(revoked);
    if (back) expect((await test.call(back, { token, body })).status).toBe(200);
    expect(await accept(hash)).toMatchObject(revoked);
  });

  it('opens nothing once a password was set otherwise, or mail reaches the person', async () => {
    const first = await hashOf();
    await change({ email: 'bia@empresa.example' });
    expect(await accept(first)).toMatchObject({
      status: 403,
      errors: [texts.firstAccessEnded.revoked],
    });
    await change({ email: null });
    const body = { idOrganogramaPessoa: scene.person.id, novaSenha: 'girassol-27' };
    await test.call('setEmployeePassword', { token: scene.token, body });
    expect((await accept(first)).status).toBe(403);
    expect((await signIn('F-0042', 'girassol-27')).status).toBe(200);
  });

  it('goes with a person who is deleted', async () => {
    const token = await openAdministrator();
    const hash = await hashOf();
    const query = { idOrganogramaPessoa: scene.person.id };
    expect((await test.call('deleteEmployee', { token, query })).status).toBe(200);
    expect(await read(hash)).toMatchObject({ status: 404, errors: [texts.firstAccessUnknown] });
  });

  it('takes a password by the one policy, and stays', async () => {
    const hash = await hashOf();
    for (const senha of ['12345', '123456', 'a'.repeat(129)]) {
      expect(await accept(hash, senha)).toMatchObject({
        status: 400,
        faults: [{ field: 'senha' }],
      });
    }
    expect((await accept(hash)).status).toBe(200);
  });

  it('is guessed by nobody', async () => {
    const hash = await hashOf();
    const cut = hash.slice(1);
    expect(await read(cut)).toMatchObject({ status: 404, errors: [texts.firstAccessUnknown] });
    expect((await accept(cut)).status).toBe(404);
    const replies = [];
    for (let tries = 0; tries < 30; tries++) replies.push((await read(cut)).status);
    expect(replies.at(-1)).toBe(429);
    expect((await read(hash)).status).toBe(200);
  });

  it('answers nothing: it is no link of a response', async () => {
    const hash = await hashOf();
    expect((await test.call('validateLink', { params: { hash } })).status).toBe(404);
    const body = { senha: password };
    expect((await test.call('createFirstAccess', { params: { hash }, body })).status).toBe(404);
  });
});

describe('who makes one', () => {
  it('may change employees of that company', async () => {
    const { user } = await createStaff(test.database, { rights: { 4: ['alterar'] } });
    expect((await make(scene.person.id, await openStaffSession(test, user))).status).toBe(404);
    const reader = await createStaffUser(test.database, scene.company.id, {
      rights: { 4: ['visualizar', 'incluir', 'excluir'], 5: ['alterar'] },
    });
    expect((await make(scene.person.id, await openStaffSession(test, reader))).status).toBe(403);
  });

  it.each([
    ['has an e-mail', { email: 'bia@empresa.example' }, 'email'],
    ['has a password', { password_hash: 'x' }, 'password'],
    ['is inactive', { is_active: false }, 'inactive'],
  ] as const)(
    'makes none for somebody who %s, and is told why',
    async (_what, values, obstacle) => {
      await change(values);
      expect(await make()).toMatchObject({
        status: 409,
        errors: [texts.firstAccessObstacles[obstacle]],
      });
    },
  );

  it('makes none for somebody of whom nothing is known any more', async () => {
    const token = await openAdministrator();
    const body = { idOrganogramaPessoa: scene.person.id, nmPessoa: scene.person.name };
    await test.call('anonymizeEmployee', { token, body });
    expect(await make()).toMatchObject({
      status: 409,
      errors: [texts.firstAccessObstacles.anonymous],
    });
  });

  it('takes from the count of links that are handed over', async () => {
    for (let made = 0; made < HANDED_LINK_THROTTLE.limit; made++) {
      expect((await make()).status).toBe(200);
    }
    const last = await make();
    expect(last).toMatchObject({ status: 429 });
  });
});

it('is forgotten 90 days after it has ended', async () => {
  const { id: companyId } = scene.company;
  await hashOf();
  await hashOf();
  const leftAfter = (days: number) =>
    test.database.inCompany(companyId, async (db) => {
      const now = new Date(testStart.getTime() + days * 86_400_000);
      await expireFirstAccessLinks(db, companyId, now);
      return (await db.selectFrom('first_access_link').select('id').execute()).length;
    });
  expect(await leftAfter(90)).toBe(2);
  expect(await leftAfter(91)).toBe(1);
  expect(await leftAfter(97)).toBe(1);
  expect(await leftAfter(98)).toBe(0);
});
