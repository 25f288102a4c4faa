import type { Schema } from '@aferir/api-client';
import { companyPublicInfo, faultReply, problemReply } from '@aferir/api-client/testing';
import { signInMessages } from '@aferir/widgets';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionMessages } from '../../../services/session-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { accessMessages } from '../access-messages.ts';
import { linkMessages } from '../links/link-messages.ts';
import { handedAccessMessages as texts } from './handed-access-messages.ts';

const READ = '/PrimeiroAcesso/dados/{hash}';
const ACCEPT = '/PrimeiroAcesso/aceitar/{hash}';
const SIGN_IN = '/authpessoa/signin';
const ADDRESS = '/primeiro-acesso/AbC?tipo=entregue';
const holder: Schema<'FirstAccessHolder'> = {
  nmPessoa: 'Bia Reis',
  cdPessoaCliente: 'F-0042',
  flTemCpf: true,
  dtValidade: '2026-12-04T13:00:00.000Z',
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
  logoUrl: null,
  corMarca: null,
};

afterEach(() => localStorage.clear());

const createServer = (read: Partial<Schema<'FirstAccessHolder'>> = {}) =>
  createAccessServer()
    .on('get', READ, { ...holder, ...read })
    .on('post', ACCEPT, null);

async function openForm(server = createServer()) {
  const app = await renderApp(ADDRESS, { server });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  const fill = async (password: string, confirmation = password) => {
    await app.user.type(screen.getByLabelText(accessMessages.password), password);
    await app.user.type(screen.getByLabelText(accessMessages.confirmPassword), confirmation);
    await app.user.click(screen.getByRole('button', { name: /^Criar senha/ }));
  };
  return { ...app, fill };
}

describe('a first access that was handed over', () => {
  it('greets whom it is for, in the name of the company, and says by what they sign in', async () => {
    const { server } = await openForm();
    expect(screen.getByText(texts.text('Bia Reis', 'Empresa Exemplo'))).toBeVisible();
    expect(screen.getByLabelText(accessMessages.registrationNumber)).toHaveValue('F-0042');
    expect(screen.getByText(texts.signsInByBoth)).toBeVisible();
    expect(screen.getByRole('button', { name: texts.createAndSignIn })).toBeVisible();
    expect(screen.queryByLabelText(accessMessages.email)).toBeNull();
    expect(screen.getByRole('banner')).toHaveTextContent('Empresa Exemplo');
    expect(server.requestsTo('get', '/hash/validar/{hash}')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('sets a password and leads into the portal', async () => {
    const { fill, server, address } = await openForm();
    await fill('ipe-amarelo-27');
    await waitFor(() => expect(address()).toBe('/dashboard-funcionario'));
    expect(server.requestsTo('post', ACCEPT)[0]).toMatchObject({
      params: { hash: 'AbC' },
      body: { senha: 'ipe-amarelo-27' },
    });
    expect(server.requestsTo('post', SIGN_IN)[0]?.body).toMatchObject({
      login: 'F-0042',
      password: 'ipe-amarelo-27',
      idcliente: 1,
    });
  });

  it('leaves signing in to whoever has a CPF alone, which is not told', async () => {
    const { fill, server, address } = await openForm(createServer({ cdPessoaCliente: null }));
    expect(screen.getByText(texts.signsInByCpf)).toBeVisible();
    expect(screen.getByRole('button', { name: texts.create })).toBeVisible();
    expect(screen.queryByLabelText(accessMessages.registrationNumber)).toBeNull();
    await fill('ipe-amarelo-27');
    await waitFor(() => expect(address()).toBe('/login-funcionario?idcliente=1'));
    await waitFor(() => expect(screen.getByText(sessionMessages.signInByCpf)).toBeVisible());
    expect(await screen.findByLabelText(signInMessages.employeeLogin)).toHaveValue('');
    expect(server.requestsTo('post', SIGN_IN)).toEqual([]);
  });

  it('leads to the sign-in with the number filled in where that does not work', async () => {
    const server = createServer({ flTemCpf: false });
    server.on('post', SIGN_IN, problemReply(429, 'Aguarde.'));
    const { fill, address } = await openForm(server);
    expect(screen.getByText(texts.signsInByNumber)).toBeVisible();
    await fill('ipe-amarelo-27');
    await waitFor(() => expect(address()).toBe('/login-funcionario?idcliente=1'));
    expect(await screen.findByText(sessionMessages.signInByNumber)).toBeVisible();
    expect(await screen.findByLabelText(signInMessages.employeeLogin)).toHaveValue('F-0042');
  });

  it('speaks to the person, and so does the sign-in that it leads to', async () => {
    const server = createServer({ cdPessoaCliente: null, cdIdioma: 'en' });
    server.on('get', '/Cliente/PublicInfo/{idCliente}', {
      ...companyPublicInfo,
      lstIdiomas: ['pt-BR', 'en'],
    });
    const { user } = await renderApp(ADDRESS, { server });
    await user.type(await screen.findByLabelText('Password'), 'ipe-amarelo-27');
    await user.type(screen.getByLabelText('Confirm the password'), 'ipe-amarelo-27{Enter}');
    expect(
      await screen.findByText('Your password has been created. Sign in with it and your CPF.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Employee sign-in' })).toBeVisible();
  });

  it('says at its field what the server refuses, and keeps the page', async () => {
    const server = createServer().on('post', ACCEPT, faultReply({ senha: 'Muito comum.' }));
    const { fill } = await openForm(server);
    await fill('ipe-amarelo-27');
    const field = screen.getByLabelText(accessMessages.password);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Muito comum.'));
  });

  it('leads to the portal where it was used while the page stood open', async () => {
    const server = createServer().on('post', ACCEPT, problemReply(409, 'O acesso já foi criado.'));
    const { fill } = await openForm(server);
    await fill('ipe-amarelo-27');
    expect(await screen.findByText('O acesso já foi criado.')).toBeVisible();
    expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute(
      'href',
      '/login-funcionario?idcliente=1',
    );
  });

  it.each([
    [403, 'Este link venceu.'],
    [404, 'Este link não é válido.'],
    [409, 'O acesso já foi criado.'],
  ])('says why it opens nothing: %i', async (status, sentence) => {
    const server = createServer().on('get', READ, problemReply(status, sentence));
    await renderApp(ADDRESS, { server });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: linkMessages.deadLinkTitle })).toBeVisible();
  });

  it('is asked for again where the server is away', async () => {
    const server = createServer().on('get', READ, problemReply(503, 'Indisponível.'));
    const { user } = await renderApp(ADDRESS, { server });
    const again = await screen.findByRole('button', { name: linkMessages.retry });
    server.on('get', READ, holder);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: texts.title })).toBeVisible();
  });

  it('says so without a hash', async () => {
    await renderApp('/primeiro-acesso?tipo=entregue', { server: createServer() });
    expect(await screen.findByText(linkMessages.missingLink)).toBeVisible();
  });
});
