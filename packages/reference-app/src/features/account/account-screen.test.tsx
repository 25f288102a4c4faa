import { faultReply, problemReply, staffUser } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { accountPasswordMessages, accountMessages as texts } from './account-messages.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/minha-conta';
const SAVE = '/Auth/UpdateUser';
const user = { ...staffUser, dsTelefone: '1133334444', dsCelular: '11987654321' };

async function openAccount(server = createServer(), address = ADDRESS) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByLabelText(texts.login);
  const update = screen.getAllByRole('button', { name: texts.update, hidden: true });
  return { ...app, update: update[0] as HTMLElement };
}

function createServer(values: Partial<typeof user> = {}) {
  return createAccessServer()
    .on('get', '/auth/GetUser', { ...user, ...values })
    .on('post', SAVE, null)
    .on('post', '/Auth/ChangePassword', null);
}

describe('the own account', () => {
  it('shows the company and the person, and is accessible', async () => {
    await openAccount();
    expect(screen.getByText('31/12/2027')).toBeVisible();
    expect(screen.getByLabelText(texts.login)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(texts.phone)).toHaveValue('(11) 3333-4444');
    expect(screen.getByLabelText(texts.birthDate)).toHaveValue('12/04/1988');
    expect(screen.getByLabelText(texts.administrator)).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
  });

  it('asks for everything, and says under each field what is wrong', async () => {
    const app = await openAccount();
    const fields = [texts.name, texts.phone, texts.mobile, texts.birthDate];
    for (const field of fields) await app.user.clear(screen.getByLabelText(field));
    await app.user.clear(screen.getByLabelText(texts.email));
    await app.user.click(app.update);
    for (const field of fields) {
      expect(await screen.findByText(texts.required(field))).toBeVisible();
    }
    expect(screen.getByText(texts.emailRequired)).toBeVisible();
    await app.user.type(screen.getByLabelText(texts.birthDate), '31022000');
    await app.user.type(screen.getByLabelText(texts.phone), '1133');
    expect(await screen.findByText(texts.birthDateInvalid)).toBeVisible();
    expect(screen.getByText(texts.phoneInvalid)).toBeVisible();
    expect(app.server.requestsTo('post', SAVE)).toEqual([]);
  });

  it('is saved as it was typed, and read again', async () => {
    const app = await openAccount();
    const name = screen.getByLabelText(texts.name);
    await app.user.clear(name);
    await app.user.type(name, 'Renata A. Alves{Enter}');
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(app.server.requestsTo('post', SAVE)[0]?.body).toEqual({
      urlFoto: '',
      nmUsuario: 'Renata A. Alves',
      dsEmail: user.dsEmail,
      dsTelefone: '(11) 3333-4444',
      dsCelular: '(11) 98765-4321',
      dtNascimento: '1988-04-12',
      flSupervisor: false,
      flAdministrador: false,
    });
    expect(app.server.requestsTo('get', '/auth/GetUser').length).toBeGreaterThan(1);
  });

  it('asks for the password when the address to sign in with changes', async () => {
    const app = await openAccount();
    const email = screen.getByLabelText(texts.email);
    await app.user.clear(email);
    await app.user.type(email, 'nova@empresa.example');
    await app.user.click(app.update);
    const [password] = screen.getAllByLabelText(texts.currentPassword);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(texts.currentPasswordRequired),
    );
    app.server.on('post', SAVE, faultReply({ senhaAtual: 'A senha atual está incorreta.' }));
    await app.user.type(password as HTMLElement, 'errada-123{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('A senha atual está incorreta.'),
    );
    expect(email).toHaveValue('nova@empresa.example');
    expect(
      localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('conta')) ?? ''),
    ).not.toContain('errada-123');
  });

  it('comes back after a closed tab, and goes with the one who signs out', async () => {
    const first = await openAccount();
    await first.user.type(screen.getByLabelText(texts.name), ' Prado');
    first.unmount();
    const app = await openAccount();
    expect(await screen.findByText(staffFormMessages.restored)).toBeVisible();
    expect(screen.getByLabelText(texts.name)).toHaveValue('Renata Alves Prado');
    await app.user.click(screen.getByRole('button', { name: /Renata/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('formulario'))).toEqual([]),
    );
  });

  it('says that it could not be read, and tries again', async () => {
    const server = createServer().on(
      'get',
      '/auth/GetUser',
      problemReply(500, 'Ocorreu um erro inesperado'),
    );
    const app = await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.loadFailed)).toBeVisible();
    server.on('get', '/auth/GetUser', user);
    await app.user.click(screen.getByRole('button', { name: staffFormMessages.retry }));
    expect(await screen.findByLabelText(texts.login)).toBeVisible();
  });

  it('lets an administrator stop being one', async () => {
    const app = await openAccount(createServer({ flAdministrador: true }));
    await app.user.selectOptions(screen.getByLabelText(texts.administrator), texts.no);
    const refusal = 'A empresa precisa de pelo menos um administrador ativo, que já tenha senha.';
    app.server.on('post', SAVE, problemReply(409, refusal));
    await app.user.click(app.update);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByLabelText(texts.administrator)).toHaveValue('nao');
  });
});

describe('the password', () => {
  it('is changed in the words of this page', async () => {
    const app = await openAccount(createServer(), `${ADDRESS}?aba=seguranca`);
    const panel = within(await screen.findByRole('tabpanel', { name: texts.security }));
    await app.user.click(panel.getByRole('button', { name: texts.update }));
    expect(await panel.findByText(accountPasswordMessages.fillAll)).toBeVisible();
    await app.user.type(
      panel.getByLabelText(accountPasswordMessages.currentPassword),
      'aferir-123',
    );
    await app.user.type(
      panel.getByLabelText(accountPasswordMessages.newPassword),
      'ipe-amarelo-27',
    );
    const repeated = panel.getByLabelText(accountPasswordMessages.confirmPassword);
    await app.user.type(repeated, 'outra{Enter}');
    expect(await panel.findByText(accountPasswordMessages.confirmationDiffers)).toBeVisible();
    await app.user.clear(repeated);
    await app.user.type(repeated, 'ipe-amarelo-27{Enter}');
    expect(await screen.findByText(accountPasswordMessages.passwordChanged)).toBeVisible();
    await app.user.click(screen.getByRole('tab', { name: texts.client }));
    expect(app.address()).toBe(ADDRESS);
  });
});
