import {
  dataReply,
  dropped,
  problemReply,
  staffSession,
  staffUser,
} from '@aferir/api-client/testing';
import { changePasswordMessages, signInMessages } from '@aferir/widgets';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { accessMessages } from '../access-messages.ts';
import { passwordMessages } from '../password/password-messages.ts';
import { staffSignInMessages } from './staff-sign-in-messages.ts';

async function openLogin(address = '/login', server = createAccessServer()) {
  const app = await renderApp(address, { server });
  await screen.findByRole('heading', { level: 1, name: staffSignInMessages.title });
  return {
    ...app,
    async signIn(email: string, password: string) {
      await app.user.type(screen.getByLabelText(accessMessages.email), email);
      await app.user.type(screen.getByLabelText(accessMessages.password), `${password}{Enter}`);
    },
  };
}

describe('the staff sign-in', () => {
  it('is accessible and titled', async () => {
    await openLogin();
    await waitFor(() => expect(document.title).toBe('Entrar · Aferir'));
    expect(await axeViolations()).toEqual([]);
  });

  it('leads to the recovery of the password and to the trial', async () => {
    await openLogin();
    expect(screen.getByRole('link', { name: signInMessages.forgotPassword })).toHaveAttribute(
      'href',
      '/recuperasenha',
    );
    expect(screen.getByRole('link', { name: staffSignInMessages.signUp })).toHaveAttribute(
      'href',
      '/cadastro',
    );
  });

  it('asks for both fields and starts at the first', async () => {
    const { user, server } = await openLogin();
    await user.click(screen.getByRole('button', { name: signInMessages.signIn }));
    expect(await screen.findByText(signInMessages.emailRequired)).toBeVisible();
    expect(screen.getByText(signInMessages.passwordRequired)).toBeVisible();
    expect(screen.getByLabelText(accessMessages.email)).toHaveFocus();
    expect(server.requestsTo('post', '/auth/signin')).toEqual([]);
  });

  it('leads to the page that was asked for', async () => {
    const app = await openLogin('/homelogado/desempenho');
    expect(app.address()).toBe('/login?destino=%2Fhomelogado%2Fdesempenho');
    await app.signIn('rh@empresa.example', 'aferir-123');
    await waitFor(() => expect(app.address()).toBe('/homelogado/desempenho'));
    expect(app.server.requestsTo('post', '/auth/signin')[0]?.body).toEqual({
      login: 'rh@empresa.example',
      password: 'aferir-123',
      platform_origin: 'web',
    });
  });

  it('opens the behavioral section for an internal user', async () => {
    const token = { ...staffSession.token, idOrganogramaPessoa: 42 };
    const permissions = { flAdministrador: true, secoes: [] };
    const server = createAccessServer()
      .on('post', '/auth/signin', { ...staffSession, token, permissions })
      .on('get', '/auth/GetUser', problemReply(500));
    const app = await openLogin('/login', server);
    await app.signIn('interno@empresa.example', 'aferir-123');
    await waitFor(() => expect(app.address()).toBe('/homelogado/comportamental'));
  });

  it('has a temporary password replaced, and says so where one was going', async () => {
    const token = { ...staffSession.token, precisaTrocarSenha: true };
    const user = { ...staffUser, precisaTrocarSenha: true };
    const server = createAccessServer()
      .on('post', '/auth/signin', { ...staffSession, token })
      .on('get', '/auth/GetUser', () => user)
      .on('post', '/Auth/ChangePassword', () => {
        user.precisaTrocarSenha = false;
        return dataReply(null);
      });
    const app = await openLogin('/homelogado/minha-conta', server);
    await app.signIn('rh@empresa.example', 'temporaria-27');
    await screen.findByRole('heading', { level: 1, name: passwordMessages.mustChangeTitle });
    const { currentPassword, newPassword, confirmPassword } = changePasswordMessages;
    await app.user.type(screen.getByLabelText(currentPassword), 'temporaria-27');
    await app.user.type(screen.getByLabelText(newPassword), 'ipe-amarelo-27');
    await app.user.type(screen.getByLabelText(confirmPassword), 'ipe-amarelo-27{Enter}');
    expect(await screen.findByText('Senha trocada com sucesso!')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Minha Conta' })).toBeVisible();
    expect(app.address()).toBe('/homelogado/minha-conta');
  });

  it('says why it failed, keeps the e-mail and asks for the password again', async () => {
    const sentence = 'Usuário ou senha incorretos.';
    const server = createAccessServer().on('post', '/auth/signin', problemReply(401, sentence));
    const app = await openLogin('/login', server);
    await app.signIn('rh@empresa.example', 'errada');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(accessMessages.email)).toHaveValue('rh@empresa.example');
    expect(screen.getByLabelText(accessMessages.password)).toHaveValue('');
    expect(screen.getByLabelText(accessMessages.password)).toHaveFocus();
    expect(app.address()).toBe('/login');
  });

  it('says that the server is out of reach and keeps what was typed', async () => {
    const lost = Array.from({ length: 5 }, () => dropped);
    const server = createAccessServer().failNext('post', '/auth/signin', ...lost);
    const app = await openLogin('/login', server);
    await app.signIn('rh@empresa.example', 'aferir-123');
    const text = 'Não foi possível se conectar ao servidor!';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(accessMessages.password)).toHaveValue('aferir-123');
  });
});
