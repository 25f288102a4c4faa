// @engine both: saves at once
import { INVITATION_LIFETIME, INVITATION_THROTTLE } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { invitationTo, mailsOf } from '../../../../test/mails.ts';
import { passwords } from '../../../operation/sessions/password.ts';
import { digest } from '../../../platform/security/tokens.ts';
import { storeTemporaryPassword } from '../../../shared/staff/temporary-password.ts';
import { createUsersScene } from '../testing/users-scene.ts';
import { usersMessages as texts } from '../users-messages.ts';

const test = openTestApp();
const password = 'ipe-amarelo-27';
const login = 'monica@empresa.example';
const changing = ['visualizar', 'incluir', 'alterar'] as const;

const scene = openScene(async () => {
  const users = await createUsersScene(test);
  const saveWith = (values: object = {}, token = users.token) =>
    test.call('saveUser', {
      token,
      body: {
        idUsuario: 0,
        nmUsuario: 'Mônica Vidal',
        dsEmail: login,
        flAdministrador: false,
        flAtivo: true,
        Perfis: [],
        ...values,
      },
    });
  return { ...users, save: saveWith };
});

const later = (span: number) => test.clock.set(new Date(testStart.getTime() + span));
const hashOf = (address = login) => invitationTo(test, scene.company.id, address);
const read = (hash: string) => test.call('getInvitation', { params: { hash } });
const accept = (hash: string, senha = password) =>
  test.call('acceptInvitation', { params: { hash }, body: { senha } });
const resend = (idUsuario: number, token = scene.token) =>
  test.call('resendInvitation', { token, body: { idUsuario } });
const signIn = (given = password, address = login) =>
  test.call('signInStaff', { body: { login: address, password: given } });
const invitationOf = async (idUsuario: number) => {
  const { token } = scene;
  const { data: user } = await test.call('getUser', { token, params: { idUsuario } });
  const { data: list } = await test.call('listUsers', { token, query: { idUsuario } });
  expect(list.rows[0]?.convite).toEqual(user.convite);
  return user.convite;
};

describe('a new user without a password', () => {
  it('is mailed an invitation, sets a password by it and signs in', async () => {
    const { data: id } = await scene.save();
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail).toMatchObject({ recipient: login });
    expect(mail?.subject).toBe(`${scene.company.trade_name}: convite para a área da empresa`);
    expect(mail?.text).toContain(
      `${scene.administrator.name} convidou você para a área da empresa`,
    );
    expect(mail?.text).toContain('27/11/2026');
    expect(await invitationOf(id)).toEqual({
      situacao: 'enviado',
      dtEnvio: testStart.toISOString(),
      dtValidade: new Date(testStart.getTime() + INVITATION_LIFETIME).toISOString(),
    });
    expect((await signIn()).status).toBe(401);

    const hash = await hashOf();
    expect((await read(hash)).data).toMatchObject({
      nmUsuario: 'Mônica Vidal',
      dsEmail: login,
      nmEmpresa: scene.company.trade_name,
    });
    expect(await accept(hash)).toMatchObject({ status: 200, msg: texts.invitationAccepted });
    expect((await signIn()).data.token.precisaTrocarSenha).toBe(false);
    expect(await invitationOf(id)).toBeNull();
  });

  it('has a hash of 256 bits that is kept as its digest, and logged nowhere', async () => {
    await scene.save();
    const hash = await hashOf();
    await read(hash);
    await accept(hash);
    expect(hash).toMatch(/^[\w-]{43}$/);
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('staff_invitation').selectAll().execute(),
    );
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([digest(hash)]);
    const trail = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').selectAll().execute(),
    );
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff-user.invited', 'staff-user.invitation-accepted']),
    );
    expect(JSON.stringify(trail)).not.toContain(hash);
    expect(test.logLines.join()).not.toContain(hash);
  });

  it('is mailed nothing with one that was told by hand, or inactive', async () => {
    const { data: told } = await scene.save({ dsSenha: password });
    expect(await invitationOf(told)).toBeNull();
    const idle = { dsEmail: 'parada@empresa.example', flAtivo: false };
    const { data: idUsuario } = await scene.save(idle);
    expect(await mailsOf(test, scene.company.id)).toEqual([]);
    expect(await invitationOf(idUsuario)).toMatchObject({ situacao: 'nenhum', dtEnvio: null });
    await scene.save({ ...idle, idUsuario, flAtivo: true });
    expect((await accept(await hashOf(idle.dsEmail))).status).toBe(200);
  });

  it('is an employee who works in the staff area, too', async () => {
    const person = await createPerson(test.database, scene.company.id);
    const { data: id } = await scene.save({ idOrganogramaPessoa: person.id });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.person_id).toBe(person.id);
    const { token } = scene;
    const body = { idOrganogramaPessoa: person.id };
    await test.call('deactivateEmployee', { token, body });
    const hash = await hashOf();
    expect(await accept(hash)).toMatchObject({
      status: 403,
      errors: [texts.invitationEnded.revoked(scene.company.trade_name)],
    });
    await test.call('activateEmployee', { token, body });
    expect((await accept(hash)).status).toBe(403);
    expect(await invitationOf(id)).toMatchObject({ situacao: 'nenhum' });
    expect((await resend(id)).status).toBe(200);
    expect((await accept(await hashOf())).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('opens nothing after 7 days, and says so', async () => {
    const { data: id } = await scene.save();
    const hash = await hashOf();
    later(INVITATION_LIFETIME - 1);
    expect((await read(hash)).status).toBe(200);
    later(INVITATION_LIFETIME);
    const over = { status: 403, errors: [texts.invitationOver(scene.company.trade_name)] };
    expect(await read(hash)).toMatchObject(over);
    expect(await accept(hash)).toMatchObject(over);
    const token = await test.openSession({
      companyId: scene.company.id,
      realm: 'staff',
      id: scene.administrator.id,
    });
    const { data } = await test.call('getUser', { token, params: { idUsuario: id } });
    expect(data.convite?.situacao).toBe('vencido');
    expect((await resend(id, token)).status).toBe(200);
    expect((await accept(await hashOf())).status).toBe(200);
  });

  it('is used once, also by two at once', async () => {
    await scene.save();
    const hash = await hashOf();
    const both = await Promise.all([accept(hash), accept(hash, 'girassol-27')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const used = { status: 409, errors: [texts.invitationUsed] };
    expect(await accept(hash, 'girassol-27')).toMatchObject(used);
    expect(await read(hash)).toMatchObject(used);
  });

  it('takes a password by the one policy, and stays', async () => {
    await scene.save();
    const hash = await hashOf();
    for (const senha of ['12345', '123456', 'a'.repeat(129)]) {
      expect(await accept(hash, senha)).toMatchObject({
        status: 400,
        faults: [{ field: 'senha' }],
      });
    }
    expect((await accept(hash)).status).toBe(200);
  });

  it('ends with a newer one', async () => {
    const { data: id } = await scene.save();
    const former = await hashOf();
    expect(await resend(id)).toMatchObject({ status: 200, msg: texts.invited });
    expect(await accept(former)).toMatchObject({
      status: 403,
      errors: [texts.invitationEnded.replaced()],
    });
    expect((await accept(await hashOf())).status).toBe(200);
  });

  it('goes to the address that a mistaken one is corrected to, and ends at the mistaken one', async () => {
    const { data: idUsuario } = await scene.save();
    const former = await hashOf();
    const corrected = 'monica.vidal@empresa.example';
    await scene.save({ idUsuario, nmUsuario: 'Mônica V.' });
    expect((await read(former)).status).toBe(200);
    await scene.save({ idUsuario, dsEmail: corrected });
    expect(await accept(former)).toMatchObject({
      status: 403,
      errors: [texts.invitationEnded.revoked(scene.company.trade_name)],
    });
    expect((await accept(await hashOf(corrected))).status).toBe(200);
    expect((await signIn(password, corrected)).status).toBe(200);
  });

  it.each([
    ['deactivated', (id: number) => scene.save({ idUsuario: id, flAtivo: false })],
    ['deleted', (id: number) => test.call('deleteUser', { token: scene.token, params: { id } })],
  ])('opens nothing once its user is %s', async (_name, end) => {
    const { data: id } = await scene.save();
    const hash = await hashOf();
    expect((await end(id)).status).toBe(200);
    expect((await accept(hash)).status).toBe(403);
  });

  it('is over once its user has set a password by a temporary one', async () => {
    const { data: staffUserId } = await scene.save();
    const hash = await hashOf();
    const temporary = 'girassol-27';
    const temporaryHash = await passwords.hash(temporary);
    await test.database.inCompany(scene.company.id, (db) => {
      const holder = { companyId: scene.company.id, staffUserId };
      return storeTemporaryPassword(db, holder, temporaryHash, testStart);
    });
    const { data } = await signIn(temporary);
    const body = { senhaAtual: temporary, senhaNova: password };
    const token = data.token.accessToken;
    expect((await test.call('changeStaffPassword', { token, body })).status).toBe(200);
    expect(await accept(hash)).toMatchObject({ status: 409, errors: [texts.invitationUsed] });
    expect(await invitationOf(staffUserId)).toBeNull();
  });

  it('is guessed by nobody', async () => {
    await scene.save();
    const cut = (await hashOf()).slice(1);
    expect(await read(cut)).toMatchObject({ status: 404, errors: [texts.invitationUnknown] });
    expect((await accept(cut)).status).toBe(404);
    const replies = [];
    for (let tries = 0; tries < 30; tries++) replies.push((await read(cut)).status);
    expect(replies.at(-1)).toBe(429);
    expect((await read(await hashOf())).status).toBe(200);
  });
});

describe('who invites again', () => {
  it('may change users', async () => {
    const { data: id } = await scene.save();
    const { token } = await scene.open({ 11: ['visualizar', 'incluir', 'excluir'] });
    expect((await resend(id, token)).status).toBe(403);
    const { token: changer, user } = await scene.open({ 11: changing });
    expect((await resend(id, changer)).status).toBe(200);
    const mails = await mailsOf(test, scene.company.id);
    const theirs = mails.filter(({ text }) => text.includes(`${user.name} convidou você`));
    expect(theirs).toHaveLength(1);
  });

  it('is an administrator, of one', async () => {
    const { data: id } = await scene.save({ flAdministrador: true });
    const { token } = await scene.open({ 11: changing });
    expect(await resend(id, token)).toMatchObject({
      status: 403,
      errors: [texts.changesAdministrator],
    });
    expect((await resend(id)).status).toBe(200);
  });

  it('invites nobody who has a password, or is inactive', async () => {
    const known = await scene.add();
    expect(await resend(known.id)).toMatchObject({ status: 409, errors: [texts.hasPassword] });
    const { data: id } = await scene.save({ flAtivo: false });
    expect(await resend(id)).toMatchObject({ status: 409, errors: [texts.invitesInactive] });
  });

  it('does it 60 times an hour at most, and what is refused is undone', async () => {
    const { data: id } = await scene.save();
    const { limit } = INVITATION_THROTTLE;
    for (let sent = 1; sent < limit; sent++) expect((await resend(id)).status).toBe(200);
    expect(await resend(id)).toMatchObject({ status: 429 });
    const other = { dsEmail: 'outra@empresa.example' };
    expect((await scene.save(other)).status).toBe(429);
    const { data } = await test.call('listUsers', {
      token: scene.token,
      query: { filter: other.dsEmail },
    });
    expect(data.qtdRecords).toBe(0);
    expect((await accept(await hashOf())).status).toBe(200);
  });
});
