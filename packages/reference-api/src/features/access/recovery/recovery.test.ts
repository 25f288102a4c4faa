// @engine both: queue, sign-ins at once
import { TEMPORARY_PASSWORD_LIFETIME } from '@aferir/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import {
  createPerson,
  createStaff,
  createStaffUser,
  fixturePassword,
} from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { passwords } from '../../../operation/sessions/password.ts';
import type { JobPayloads } from '../../../platform/jobs/job-queue.ts';
import { createMailer } from '../../../shared/mail/mailer.ts';
import { accessMessages } from '../access-messages.ts';
import { sendTemporaryPassword } from './send-temporary-password.ts';

const test = openTestApp();
const chosen = 'ipe-amarelo-27';

const scene = openScene(async () => {
  const { company, user } = await createStaff(test.database, { is_administrator: true });
  return { company, user };
});

const recover = (dsEmail: string) => test.call('recoverPassword', { body: { dsEmail } });

const signIn = (password: string) =>
  test.call('signInStaff', { body: { login: scene.user.login, password } });

const change = (token: string, senhaAtual: string) =>
  test.call('changeStaffPassword', { token, body: { senhaAtual, senhaNova: chosen } });

/** What waits behind the requests, done by hand. */
async function doJobs(): Promise<JobPayloads['send-temporary-password'][]> {
  const { rows } = await sql<{ data: JobPayloads['send-temporary-password'] }>`
    select data from pgboss.job where name = 'send-temporary-password' order by created_on`.execute(
    test.database.owner,
  );
  const services = { ...test.services, passwords, mailer: createMailer(test.services.jobs) };
  for (const { data } of rows) await sendTemporaryPassword(services, data);
  return rows.map(({ data }) => data);
}

async function mailedPassword(): Promise<string> {
  const [mail] = await mailsOf(test, scene.company.id);
  const password = /temporária: (\S+)\n/.exec(mail?.text ?? '')?.[1];
  if (!password) throw new Error('The mail has no password');
  return password;
}

async function recovered(): Promise<string> {
  await recover(scene.user.login);
  await doJobs();
  return mailedPassword();
}

describe('a forgotten password', () => {
  it('answers the same whether or not somebody has the address', async () => {
    const known = await recover(scene.user.login.toUpperCase());
    const unknown = await recover('ninguem@fora.example');
    expect(known).toMatchObject({
      status: 200,
      data: null,
      msg: 'Uma nova senha foi enviada para seu email!',
    });
    expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
    expect(await doJobs()).toEqual([
      { companyId: scene.company.id, staffUserId: scene.user.id },
      { companyId: 0, staffUserId: 0 },
    ]);
    expect(await mailsOf(test, scene.company.id)).toHaveLength(1);
  });

  it('mails a password that is in nothing but the body of the mail', async () => {
    const password = await recovered();
    const [mail] = await mailsOf(test, scene.company.id);
    expect(password).toMatch(/^([A-HJKMNP-Z2-9]{4}-){2}[A-HJKMNP-Z2-9]{4}$/);
    expect(mail).toMatchObject({ recipient: scene.user.login, status: 'queued' });
    expect(mail?.text).toContain('/login');
    expect(mail?.text).toContain('20/11/2026, 10:00');
    expect(mail?.subject).not.toContain(password);
    expect(mail?.html.split(password)).toHaveLength(2);
    expect(test.logLines.join()).not.toContain(password);
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('temporary_password').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('opens one session, which can do nothing until a new password is set', async () => {
    const password = await recovered();
    const { status, data } = await signIn(password);
    expect(status).toBe(200);
    expect(data.token.precisaTrocarSenha).toBe(true);
    const token = data.token.accessToken;
    expect((await test.call('listEmployees', { token })).status).toBe(403);
    expect(await signIn(password)).toMatchObject({
      status: 401,
      msg: accessMessages.wrongCredentials,
    });

    expect((await change(token, password)).status).toBe(200);
    expect((await test.call('listEmployees', { token })).status).toBe(200);
    expect((await signIn(fixturePassword)).status).toBe(401);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(chosen)).data.token.precisaTrocarSenha).toBe(false);
  });

  it('lets the old one work until then', async () => {
    const password = await recovered();
    expect((await signIn(fixturePassword)).data.token.precisaTrocarSenha).toBe(false);
    await signIn(password);
    const { status, data } = await signIn(fixturePassword);
    expect(status).toBe(200);
    expect((await change(data.token.accessToken, fixturePassword)).status).toBe(200);
    expect((await signIn(chosen)).status).toBe(200);
  });

  it('is over after an hour', async () => {
    const password = await recovered();
    test.clock.advance(TEMPORARY_PASSWORD_LIFETIME);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(fixturePassword)).status).toBe(200);
  });

  it('can be asked for again, after which the earlier mail opens nothing', async () => {
    const first = await recovered();
    const second = await recovered();
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(second)).status).toBe(200);
  });

  it('opens one session when two sign in with it at once', async () => {
    const password = await recovered();
    const replies = await Promise.all([signIn(password), signIn(password), signIn(password)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('confirms nothing before it was used', async () => {
    const token = await openStaffSession(test, scene.user);
    const password = await recovered();
    expect((await change(token, password)).status).toBe(400);
  });

  it('dies with the address it went to', async () => {
    const token = await openStaffSession(test, scene.user);
    const password = await recovered();
    const login = 'nova@empresa.example';
    const reply = await test.call('updateStaffUser', {
      token,
      body: {
        nmUsuario: 'Mônica Vidal',
        dsEmail: login,
        dsTelefone: '(11) 3333-4444',
        dsCelular: '(11) 98888-7777',
        dtNascimento: '1988-04-02',
        senhaAtual: fixturePassword,
      },
    });
    expect(reply.status).toBe(200);
    const body = { login, password };
    expect((await test.call('signInStaff', { body })).status).toBe(401);
  });

  it('is not mailed to whoever may not sign in', async () => {
    const { id: companyId } = scene.company;
    const person = await createPerson(test.database, companyId, { is_active: false });
    const user = await createStaffUser(test.database, companyId, { person_id: person.id });
    await recover(user.login);
    expect(await doJobs()).toEqual([{ companyId, staffUserId: user.id }]);
    expect(await mailsOf(test, scene.company.id)).toEqual([]);
  });

  it('is asked for three times an hour at most, by whoever it is', async () => {
    for (const address of [scene.user.login, 'ninguem@fora.example']) {
      for (let tries = 0; tries < 3; tries += 1) expect((await recover(address)).status).toBe(200);
      expect(await recover(address)).toMatchObject({
        status: 429,
        msg: accessMessages.tooManyRecoveries,
      });
    }
  });

  it.each(['', 'ana', 'ana@empresa', 'a\0@empresa.example'])('refuses %j', async (address) => {
    const reply = await recover(address);
    expect(reply).toMatchObject({ status: 400, faults: [{ field: 'dsEmail' }] });
  });
});
