import type { Schema } from '@aferir/api-client';
import { faultReply, problemReply } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionMessages } from '../../../services/session-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { accessMessages } from '../access-messages.ts';
import { linkMessages } from '../links/link-messages.ts';
import { invitationMessages as texts } from './invitation-messages.ts';

const READ = '/convite/dados/{hash}';
const ACCEPT = '/convite/aceitar/{hash}';
const invitation: Schema<'Invitation'> = {
  nmUsuario: 'Mônica Vidal',
  dsEmail: 'monica@empresa.example',
  dtValidade: '2026-12-04T13:00:00.000Z',
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
  logoUrl: null,
  corMarca: null,
};

afterEach(() => localStorage.clear());

const createServer = () =>
  createAccessServer().on('get', READ, invitation).on('post', ACCEPT, null);

async function openForm(server = createServer()) {
  const app = await renderApp('/convite/AbC', { server });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  const fill = async (password: string, confirmation = password) => {
    await app.user.type(screen.getByLabelText(accessMessages.password), password);
    await app.user.type(screen.getByLabelText(accessMessages.confirmPassword), confirmation);
    await app.user.click(screen.getByRole('button', { name: texts.create }));
  };
  return { ...app, fill };
}

describe('an invitation', () => {
  it('greets whom it is for, in the name of the company, and says what becomes of their data', async () => {
    await openForm();
    expect(screen.getByText(texts.text('Mônica Vidal', 'Empresa Exemplo'))).toBeVisible();
    expect(screen.getByText(texts.privacyText('Empresa Exemplo'))).toBeVisible();
    expect(screen.getByLabelText(accessMessages.email)).toHaveValue('monica@empresa.example');
    expect(screen.getByRole('banner')).toHaveTextContent('Empresa Exemplo');
    expect(await axeViolations()).toEqual([]);
  });

  it('sets a password and leads in', async () => {
    const { fill, server, address } = await openForm();
    await fill('ipe-amarelo-27');
    await waitFor(() => expect(address()).toBe('/homelogado'));
    expect(server.requestsTo('post', ACCEPT)[0]).toMatchObject({
      params: { hash: 'AbC' },
      body: { senha: 'ipe-amarelo-27' },
    });
    expect(server.requestsTo('post', '/auth/signin')[0]?.body).toMatchObject({
      login: 'monica@empresa.example',
      password: 'ipe-amarelo-27',
    });
  });

  it('leads to the sign-in with the e-mail filled in where that does not work', async () => {
    const server = createServer().on('post', '/auth/signin', problemReply(429, 'Aguarde.'));
    const { fill, address } = await openForm(server);
    await fill('ipe-amarelo-27');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText(sessionMessages.signIn)).toBeVisible();
    expect(screen.getByLabelText(accessMessages.email)).toHaveValue('monica@empresa.example');
  });

  it('asks for two that are the same, long enough and not common', async () => {
    const { fill, server } = await openForm();
    await fill('123', '1234');
    expect(await screen.findByText(accessMessages.passwordTooShort)).toBeVisible();
    expect(screen.getByText(accessMessages.passwordsDiffer)).toBeVisible();
    expect(server.requestsTo('post', ACCEPT)).toEqual([]);
  });

  it('says at its field what the server refuses, and keeps the page', async () => {
    const server = createServer().on('post', ACCEPT, faultReply({ senha: 'Muito comum.' }));
    const { fill } = await openForm(server);
    await fill('ipe-amarelo-27');
    const field = screen.getByLabelText(accessMessages.password);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Muito comum.'));
    expect(screen.getByRole('button', { name: texts.create })).toBeEnabled();
  });
});

describe('an invitation that opens nothing', () => {
  it('leads to the sign-in where it was used while the page stood open', async () => {
    const server = createServer().on('post', ACCEPT, problemReply(409, 'Já foi usado.'));
    const { fill } = await openForm(server);
    await fill('ipe-amarelo-27');
    expect(await screen.findByText('Já foi usado.')).toBeVisible();
    expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', '/login');
    expect(server.requestsTo('post', '/auth/signin')).toEqual([]);
  });

  it.each([
    [403, 'Este convite venceu.'],
    [404, 'Este convite não é válido.'],
  ])('says why: %i', async (status, sentence) => {
    const server = createServer().on('get', READ, problemReply(status, sentence));
    await renderApp('/convite/AbC', { server });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: linkMessages.deadLinkTitle })).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.signIn })).toBeNull();
  });

  it('leads to the sign-in where it has been used', async () => {
    const server = createServer().on('get', READ, problemReply(409, 'Já foi usado.'));
    await renderApp('/convite/AbC', { server });
    expect(await screen.findByText('Já foi usado.')).toBeVisible();
    expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', '/login');
  });

  it('is asked for again where the server is away', async () => {
    const server = createServer().on('get', READ, problemReply(503, 'Indisponível.'));
    const { user } = await renderApp('/convite/AbC', { server });
    const again = await screen.findByRole('button', { name: linkMessages.retry });
    server.on('get', READ, invitation);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: texts.title })).toBeVisible();
  });

  it('says so without a hash', async () => {
    await renderApp('/convite', { server: createServer() });
    expect(await screen.findByText(linkMessages.missingLink)).toBeVisible();
  });
});
