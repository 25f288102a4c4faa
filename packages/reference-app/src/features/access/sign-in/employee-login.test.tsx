import {
  companyPublicInfo,
  dataReply,
  employeeSession,
  employeeUser,
  problemReply,
  throttledReply,
} from '@aferir/api-client/testing';
import { changePasswordMessages, signInMessages } from '@aferir/widgets';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { browserLikes } from '../../../shared/testing/visitors.ts';
import { accessMessages } from '../access-messages.ts';
import { passwordMessages } from '../password/password-messages.ts';

async function fillPasswords(
  user: UserEvent,
  current: string,
  next: string,
  confirmation = next,
): Promise<void> {
  const { currentPassword, newPassword, confirmPassword } = changePasswordMessages;
  await user.type(await screen.findByLabelText(currentPassword), current);
  await user.type(screen.getByLabelText(newPassword), next);
  await user.type(screen.getByLabelText(confirmPassword), confirmation);
}

async function signIn(user: UserEvent, password: string): Promise<void> {
  await user.type(
    await screen.findByLabelText(signInMessages.employeeLogin),
    'bruno@empresa.example',
  );
  await user.type(screen.getByLabelText(accessMessages.password), `${password}{Enter}`);
}

describe('the employee sign-in', () => {
  it('shows the company and signs in to it', async () => {
    const app = await renderApp('/login-funcionario?idcliente=1');
    expect(await screen.findByText('Empresa Exemplo')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await signIn(app.user, 'aferir-123');
    await waitFor(() => expect(app.address()).toBe('/dashboard-funcionario'));
    expect(app.server.requestsTo('post', '/authpessoa/signin')[0]?.body).toMatchObject({
      idcliente: 1,
    });
    expect(localStorage.getItem('user_funcionario')).toContain('bruno.lima@empresa.example');
  });

  it('says what is wrong with the fields', async () => {
    const { user } = await renderApp('/login-funcionario?idcliente=1');
    await user.type(await screen.findByLabelText(signInMessages.employeeLogin), 'bruno@');
    await user.click(screen.getByRole('button', { name: signInMessages.signIn }));
    expect(await screen.findByText(signInMessages.emailInvalid)).toBeVisible();
    expect(screen.getByText(signInMessages.passwordRequired)).toBeVisible();
  });

  it.each(['/login-funcionario', '/login-funcionario?idcliente=abc'])(
    'finds no company at %s',
    async (address) => {
      const { server } = await renderApp(address);
      const heading = { level: 1, name: accessMessages.companyNotFound };
      expect(await screen.findByRole('heading', heading)).toBeVisible();
      expect(server.requestsTo('get', '/Cliente/PublicInfo/{idCliente}')).toEqual([]);
    },
  );

  it('finds no company that the server does not know', async () => {
    const path = '/Cliente/PublicInfo/{idCliente}';
    const server = createAccessServer().on('get', path, problemReply(404, 'Não há'));
    await renderApp('/login-funcionario?idcliente=9', { server });
    expect(await screen.findByText(accessMessages.companyNotFound)).toBeVisible();
  });

  it('stays and offers to try again when the server fails', async () => {
    const server = createAccessServer().failNext(
      'get',
      '/Cliente/PublicInfo/{idCliente}',
      problemReply(500, 'Ocorreu um erro inesperado'),
    );
    const { user } = await renderApp('/login-funcionario?idcliente=1', { server });
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Empresa Exemplo')).toBeVisible();
  });

  it.each([
    [problemReply(401, 'Usuário ou senha incorretos.'), 'Usuário ou senha incorretos.', ''],
    [
      throttledReply(900, 'Muitas tentativas de acesso.'),
      'Muitas tentativas de acesso.',
      'aferir-1',
    ],
  ])('says why it refuses, and keeps the e-mail', async (reply, sentence, password) => {
    const server = createAccessServer().on('post', '/authpessoa/signin', reply);
    const { user, address } = await renderApp('/login-funcionario?idcliente=1', { server });
    await signIn(user, 'aferir-1');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(signInMessages.employeeLogin)).toHaveValue(
      'bruno@empresa.example',
    );
    expect(screen.getByLabelText(accessMessages.password)).toHaveValue(password);
    expect(address()).toBe('/login-funcionario?idcliente=1');
  });

  it('tells who gives a new password', async () => {
    const { user } = await renderApp('/login-funcionario?idcliente=1');
    await user.click(await screen.findByRole('button', { name: signInMessages.forgotPassword }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(signInMessages.forgotPasswordText);
  });
});

describe('a password that must be changed', () => {
  const token = { ...employeeSession.token, precisaTrocarSenha: true };
  const provisional = () =>
    createAccessServer()
      .on('post', '/authpessoa/signin', { ...employeeSession, token })
      .on('post', '/AuthPessoa/alterar-senha', null);

  it('stands before every page until it is done', async () => {
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server: provisional() });
    await screen.findByRole('heading', { level: 1, name: passwordMessages.mustChangeTitle });
    await fillPasswords(app.user, 'provisoria', 'ipe-amarelo-27');
    await app.user.click(screen.getByRole('button', { name: changePasswordMessages.save }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible();
    expect(await screen.findByText('Senha trocada com sucesso!')).toBeVisible();
    expect(app.server.requestsTo('post', '/AuthPessoa/alterar-senha')[0]?.body).toEqual({
      senhaAtual: 'provisoria',
      senhaNova: 'ipe-amarelo-27',
    });
  });

  it('is sent once, however fast the button is clicked', async () => {
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server: provisional() });
    await fillPasswords(app.user, 'provisoria', 'ipe-amarelo-27');
    const save = screen.getByRole('button', { name: changePasswordMessages.save });
    await userEvent.setup({ delay: null }).dblClick(save);
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible();
    expect(app.server.requestsTo('post', '/AuthPessoa/alterar-senha')).toHaveLength(1);
  });

  it('is asked for as soon as the server says so', async () => {
    const user = { ...employeeUser, precisaTrocarSenha: true };
    const server = createAccessServer()
      .on('get', '/authpessoa/GetUser', () => user)
      .on('post', '/AuthPessoa/alterar-senha', () => {
        user.precisaTrocarSenha = false;
        return dataReply(null);
      });
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server });
    await screen.findByRole('heading', { level: 1, name: passwordMessages.mustChangeTitle });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await fillPasswords(app.user, 'antiga', 'ipe-amarelo-27');
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('says each fault in its own words', async () => {
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server: provisional() });
    const save = await screen.findByRole('button', { name: changePasswordMessages.save });
    await app.user.click(save);
    expect(await screen.findByText(changePasswordMessages.fillAll)).toBeVisible();
    await fillPasswords(app.user, 'provisoria', 'curta', 'outra');
    await app.user.click(save);
    expect(
      await screen.findByText(changePasswordMessages.passwordFaults['too-short']),
    ).toBeVisible();
    expect(screen.getByText(changePasswordMessages.confirmationDiffers)).toBeVisible();
    expect(app.server.requestsTo('post', '/AuthPessoa/alterar-senha')).toEqual([]);
  });

  it('shows why the server refused', async () => {
    const sentence = 'A senha atual está incorreta.';
    const server = provisional().on(
      'post',
      '/AuthPessoa/alterar-senha',
      problemReply(400, sentence),
    );
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server });
    await fillPasswords(app.user, 'errada1', 'ipe-amarelo-27');
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('the language of the employee sign-in', () => {
  const path = '/login-funcionario?idcliente=1';
  const createServer = () =>
    createAccessServer().on('get', '/Cliente/PublicInfo/{idCliente}', {
      ...companyPublicInfo,
      lstIdiomas: ['pt-BR', 'en', 'es'],
    });

  it('is chosen, asked of the server and kept for the next visit', async () => {
    browserLikes('en-US');
    const server = createServer().on('post', '/authpessoa/signin', problemReply(401, 'No.'));
    const app = await renderApp(path, { server });
    const choice = await screen.findByLabelText('Language');
    expect(screen.getByRole('heading', { level: 1, name: 'Employee sign-in' })).toBeVisible();
    await app.user.selectOptions(choice, 'Español');
    expect(await screen.findByRole('heading', { name: 'Acceso del empleado' })).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toBe('Acceso del empleado · Aferir');
    expect(await axeViolations()).toEqual([]);
    await app.user.type(screen.getByLabelText(/CPF/), 'bruno@empresa.example');
    await app.user.type(screen.getByLabelText('Contraseña'), 'aferir-123{Enter}');
    await screen.findByText('No.');
    const [asked] = server.requestsTo('post', '/authpessoa/signin');
    expect(asked?.headers.get('Accept-Language')).toBe('es');

    app.unmount();
    await renderApp(path, { server });
    expect(await screen.findByRole('heading', { name: 'Acceso del empleado' })).toBeVisible();
  });

  it('takes back what was refused in another one, and keeps what was typed', async () => {
    const sentence = 'Usuário ou senha incorretos.';
    const server = createServer().on('post', '/authpessoa/signin', problemReply(403, sentence));
    const app = await renderApp(path, { server });
    await signIn(app.user, 'aferir-1');
    expect(await screen.findByText(sentence)).toBeVisible();
    await app.user.selectOptions(await screen.findByLabelText('Idioma'), 'English');
    expect(await screen.findByRole('heading', { name: 'Employee sign-in' })).toBeVisible();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByLabelText(/CPF/)).toHaveValue('bruno@empresa.example');
  });

  it('is what the browser likes where the address names no company', async () => {
    browserLikes('en-US');
    await renderApp('/login-funcionario');
    expect(await screen.findByRole('heading', { name: 'Company not found' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });

  it('is the company’s where it offers none that the browser likes', async () => {
    const server = createAccessServer().on('get', '/Cliente/PublicInfo/{idCliente}', {
      ...companyPublicInfo,
      lstIdiomas: ['es'],
    });
    await renderApp(path, { server });
    expect(await screen.findByRole('heading', { name: 'Acceso del empleado' })).toBeVisible();
    expect(screen.queryByLabelText('Idioma')).toBeNull();
  });

  it('says why somebody is here in it', async () => {
    browserLikes('en-US');
    const app = await renderApp(path, { server: createServer() });
    await screen.findByRole('heading', { level: 1, name: 'Employee sign-in' });
    await app.navigate(path, { notice: 'expired' });
    expect(
      await screen.findByText('Your session has ended. Sign in again to go on.'),
    ).toBeVisible();
  });
});
