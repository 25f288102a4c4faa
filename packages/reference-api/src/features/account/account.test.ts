import { PHONE_FAULT_TEXTS as told } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createStaff, createStaffUser, fixturePassword } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { imageMessages } from '../../shared/images/image-messages.ts';
import { staffMessages } from '../../shared/staff/staff-messages.ts';
import { accountMessages as texts } from './account-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const { company, user } = await createStaff(test.database);
  return { company, user, token: await openStaffSession(test, user) };
});

const update = (values: object = {}, token = scene.token) =>
  test.call('updateStaffUser', {
    token,
    body: {
      nmUsuario: 'Mônica Vidal',
      dsEmail: scene.user.login,
      dsTelefone: '(11) 3333-4444',
      dsCelular: '(11) 98888-7777',
      dtNascimento: '1988-04-02',
      ...values,
    },
  });

const own = async (token = scene.token) => (await test.call('getStaffUser', { token })).data;

describe('the own account', () => {
  it('is changed, and shown as it is then', async () => {
    expect(await update({ flAdministrador: false, flSupervisor: false })).toMatchObject({
      status: 200,
      msg: texts.saved,
    });
    expect(await own()).toMatchObject({
      nmUsuario: 'Mônica Vidal',
      dsTelefone: '(11) 3333-4444',
      dsCelular: '(11) 98888-7777',
      dtNascimento: '1988-04-02',
    });
  });

  it('keeps phones of any dress in one', async () => {
    await update({ dsTelefone: '+55 11 3333\u20134444', dsCelular: '00551198888 7777' });
    expect(await own()).toMatchObject({
      dsTelefone: '(11) 3333-4444',
      dsCelular: '(11) 98888-7777',
    });
  });

  it.each([
    ['no name', { nmUsuario: ' ' }, 'nmUsuario', texts.required('Nome')],
    ['no phone', { dsTelefone: ' ' }, 'dsTelefone', texts.required('Telefone')],
    ['no mobile', { dsCelular: ' ' }, 'dsCelular', texts.required('Celular')],
    ['no birth', { dtNascimento: '' }, 'dtNascimento', 'Informe a data de nascimento.'],
    [
      'an address that is none',
      { dsEmail: 'a@b' },
      'dsEmail',
      'Informe um e-mail válido, como nome@empresa.com.br.',
    ],
    ['a phone that is none', { dsTelefone: '12' }, 'dsTelefone', staffMessages.phoneInvalid],
    ['a phone 0800', { dsTelefone: '0800 123 4567' }, 'dsTelefone', told.service],
    ['a mobile of Portugal', { dsCelular: '+351 912 345 678' }, 'dsCelular', told.foreign],
    [
      'a photo from elsewhere',
      { urlFoto: 'https://example.com/a.png' },
      'urlFoto',
      imageMessages.foreign,
    ],
    [
      'NUL',
      { nmUsuario: 'a\0' },
      'nmUsuario',
      'Retire do nome o caractere que não pode ser usado.',
    ],
  ])('is refused with %s', async (_name, values, field, message) => {
    expect(await update(values)).toMatchObject({ status: 400, faults: [{ field, message }] });
    expect((await own()).nmUsuario).toBe(scene.user.name);
  });

  it('signs in with another address when the password is shown', async () => {
    const dsEmail = 'Nova@Empresa.example';
    expect(await update({ dsEmail })).toMatchObject({
      status: 400,
      faults: [{ field: 'senhaAtual', message: texts.passwordNeeded }],
    });
    const wrong = await update({ dsEmail, senhaAtual: 'errada-123' });
    expect(wrong).toMatchObject({ status: 400, faults: [{ field: 'senhaAtual' }] });
    expect(await mailsOf(test, scene.company.id)).toEqual([]);
    expect((await update({ dsEmail, senhaAtual: fixturePassword })).status).toBe(200);
    const mails = await mailsOf(test, scene.company.id);
    expect(mails.map(({ recipient }) => recipient)).toEqual([scene.user.login]);
    expect(mails[0]?.text).toContain('foi alterado em Minha Conta');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/nova@/i);
    expect(await own()).toMatchObject({ dsLogin: 'nova@empresa.example' });
    const body = { login: 'nova@empresa.example', password: fixturePassword };
    expect((await test.call('signInStaff', { body })).status).toBe(200);
  });

  it('takes no address that somebody else has', async () => {
    const other = await createStaff(test.database);
    const reply = await update({ dsEmail: other.user.login, senhaAtual: fixturePassword });
    expect(reply).toMatchObject({
      status: 409,
      errors: [staffMessages.loginTaken],
      faults: [{ field: 'dsEmail' }],
    });
  });

  it('does not let a password be guessed', async () => {
    const dsEmail = 'nova@empresa.example';
    for (let tries = 0; tries < 5; tries += 1) await update({ dsEmail, senhaAtual: 'errada-123' });
    expect((await update({ dsEmail, senhaAtual: fixturePassword })).status).toBe(429);
  });

  it('never raises the own rights', async () => {
    expect(await update({ flAdministrador: true })).toMatchObject({
      status: 403,
      errors: [texts.raisesAdministrator],
    });
    expect(await update({ flSupervisor: true })).toMatchObject({
      status: 403,
      errors: [texts.raisesSupervisor],
    });
  });

  it('keeps the last administrator one', async () => {
    const { id } = scene.company;
    const administrator = await createStaffUser(test.database, id, { is_administrator: true });
    const token = await openStaffSession(test, administrator);
    const demotion = { dsEmail: administrator.login, flAdministrador: false };
    expect(await update(demotion, token)).toMatchObject({
      status: 409,
      errors: [staffMessages.lastAdministrator],
    });
    await createStaffUser(test.database, id, { is_administrator: true });
    expect((await update(demotion, token)).status).toBe(200);
    expect((await own(token)).flAdministrador).toBe(false);
  });
});
