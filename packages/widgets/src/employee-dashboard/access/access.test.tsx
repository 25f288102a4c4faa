import { createHostClient } from '@aferir/api-client';
import { employeeSession, employeeUser, problemReply } from '@aferir/api-client/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { frameMessages } from '../../shared/provider/frame-messages.ts';
import { loseNextChunk } from '../../shared/testing/next-chunk.ts';
import { createPortalServer } from '../employee-dashboard.fixtures.ts';
import { createFinishSignal } from '../finish-signal.ts';
import { baseUrl, findButton, openDashboard, sessionOf } from '../testing/open-dashboard.tsx';

const USER = '/authpessoa/GetUser';
const RESPONSES = '/RespostaDesempenho/GetRespostasPessoa';
const COMPANY = '/Cliente/PublicInfo/{idCliente}';

describe('without a session', () => {
  async function signIn(user: ReturnType<typeof openDashboard>['user'], password = 'aferir-123') {
    await user.type(
      await screen.findByLabelText('E-mail, CPF ou matrícula'),
      ' bruno.lima@empresa.example ',
    );
    await user.type(screen.getByLabelText('Senha'), password);
    await user.click(await findButton('Acessar'));
  }

  function openSignedOut(server = createPortalServer(), companyId: number | undefined = 1) {
    const session = sessionOf(server, null);
    return { ...openDashboard(server, { companyId }, session), session };
  }

  it('says that nobody is signed in where nobody can', async () => {
    const server = createPortalServer();
    const { heard } = openDashboard(server, {}, sessionOf(server, null));
    expect(await screen.findByText('Usuário não autenticado.')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'unauthorized', isFatal: true }),
    );
    expect(server.requests).toEqual([]);
  });

  it('signs in with the company of the page, and out again', async () => {
    const { user, server, heard, session } = openSignedOut();
    expect(await screen.findByText(/Empresa Exemplo/)).toBeVisible();
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'Olá, Bruno!' })).toBeVisible();
    expect(server.requestsTo('post', '/authpessoa/signin')[0]?.body).toEqual({
      login: 'bruno.lima@empresa.example',
      password: 'aferir-123',
      idcliente: 1,
      platform_origin: 'web',
    });
    expect(heard.onReady).toHaveBeenCalledOnce();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
    expect(screen.getByRole('heading', { name: 'Olá, Bruno!' })).toHaveFocus();
    await user.click(await findButton('Sair'));
    expect(await findButton('Acessar')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Acesso do funcionário' })).toHaveFocus();
    expect(session.session.current()).toBeNull();
    expect(screen.queryByText(/Sua sessão terminou/)).toBeNull();
  });

  it('asks for what is missing before it asks the server', async () => {
    const { user, server } = openSignedOut();
    await user.click(await findButton('Acessar'));
    expect(await screen.findByText('Informe o e-mail, o CPF ou a matrícula')).toBeVisible();
    expect(screen.getByText('Senha é obrigatória')).toBeVisible();
    await user.type(screen.getByLabelText('E-mail, CPF ou matrícula'), 'bruno@');
    await user.click(await findButton('Acessar'));
    expect(await screen.findByText('E-mail inválido')).toBeVisible();
    expect(screen.getByLabelText('E-mail, CPF ou matrícula')).toHaveFocus();
    expect(server.requestsTo('post', '/authpessoa/signin')).toEqual([]);
  });

  it('says that the password is wrong, and keeps the e-mail', async () => {
    const { user } = openSignedOut();
    await signIn(user, 'errada-123');
    expect(await screen.findByText(/^Usuário ou senha incorretos/)).toBeVisible();
    expect(screen.getByLabelText('E-mail, CPF ou matrícula')).toHaveValue(
      'bruno.lima@empresa.example',
    );
    expect(screen.getByLabelText('Senha')).toHaveValue('');
  });

  it('says who gives a new password', async () => {
    const { user } = openSignedOut();
    await user.click(await findButton('Esqueci minha senha'));
    expect(
      await screen.findByRole('dialog', { description: /^Peça uma nova ao RH/ }),
    ).toBeVisible();
  });

  it('knows a company that there is not from one that can not be reached', async () => {
    const { unmount, heard } = openSignedOut(createPortalServer(), 999);
    expect(await screen.findByText('Empresa não localizada')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledWith(expect.objectContaining({ isFatal: true }));
    unmount();
    const server = createPortalServer().failNext('get', COMPANY, problemReply(503));
    const { user } = openSignedOut(server);
    await user.click(await findButton('Tentar novamente'));
    expect(await findButton('Acessar')).toBeVisible();
  });

  it('says that the code of the sign-in is lost, and fetches it anew', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const loading = loseNextChunk();
    const { user, heard } = openSignedOut();
    expect(await screen.findByText(frameMessages.lostChunk)).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'network', isRetryable: true, isFatal: false }),
    );
    expect(loading).toHaveBeenCalledOnce();
    await user.click(await findButton(frameMessages.retry));
    expect(await findButton('Acessar')).toBeVisible();
    expect(loading).toHaveBeenCalledTimes(2);
    said.mockClear();
  });

  async function dieWithReportOpen() {
    const finishSignal = createFinishSignal();
    const server = createPortalServer();
    const session = sessionOf(server, null);
    const { user } = openDashboard(server, { companyId: 1, finishSignal }, session);
    await signIn(user);
    await user.click(await findButton('Visualizar'));
    await screen.findByRole('heading', { name: 'Relatório de Desempenho' });
    const dead = problemReply(401, 'Sessão encerrada.');
    server.failNext('get', RESPONSES, dead).on('post', '/authpessoa/refresh', dead);
    act(() => finishSignal.raise());
    expect(await screen.findByText(/Sua sessão terminou/)).toBeVisible();
    return { user, server };
  }

  it('asks again when the session dies, and goes on where the person was', async () => {
    const { user } = await dieWithReportOpen();
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'Relatório de Desempenho' })).toBeVisible();
  });

  it('goes on for nobody else', async () => {
    const { user, server } = await dieWithReportOpen();
    const ana = { idOrganogramaPessoa: 7, nmPessoa: 'Ana Souza' };
    server.on('post', '/authpessoa/signin', {
      ...employeeSession,
      token: { ...employeeSession.token, ...ana },
    });
    server.on('get', USER, { ...employeeUser, ...ana });
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
  });

  it('has a password changed that somebody else set', async () => {
    const server = createPortalServer({ user: { precisaTrocarSenha: true } });
    server.on('post', '/authpessoa/signin', {
      ...employeeSession,
      token: { ...employeeSession.token, precisaTrocarSenha: true },
    });
    const { user } = openSignedOut(server);
    await signIn(user);
    await user.click(await findButton('Salvar'));
    expect(await screen.findByText('Preencha todos os campos.')).toBeVisible();
    await user.type(screen.getByLabelText('Senha atual'), 'aferir-123');
    await user.type(screen.getByLabelText('Nova senha'), 'curta');
    await user.type(screen.getByLabelText('Confirmar nova senha'), 'outra');
    await user.click(await findButton('Salvar'));
    expect(await screen.findByText('A nova senha deve ter pelo menos 6 caracteres.')).toBeVisible();
    expect(screen.getByText('A confirmação da senha não confere.')).toBeVisible();
    for (const label of ['Nova senha', 'Confirmar nova senha']) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), 'girassol-42');
    }
    expect(server.requestsTo('get', RESPONSES)).toEqual([]);
    server.on('post', '/AuthPessoa/alterar-senha', null);
    server.on('get', USER, { ...employeeUser, precisaTrocarSenha: false });
    await user.click(await findButton('Salvar'));
    expect(await screen.findByText('Senha trocada com sucesso!')).toBeVisible();
    expect(await findButton('Visualizar')).toBeVisible();
    expect(server.requestsTo('post', '/AuthPessoa/alterar-senha')[0]?.body).toEqual({
      senhaAtual: 'aferir-123',
      senhaNova: 'girassol-42',
    });
  });
});

describe('with a token of the host', () => {
  it('says that there is none, and asks again', async () => {
    const server = createPortalServer();
    const tokens: (string | null)[] = [null, null];
    const getToken = () => (tokens.length > 0 ? (tokens.shift() ?? null) : 'token');
    server.failNext('get', USER, problemReply(401, 'Sessão inválida.'));
    const client = createHostClient({ baseUrl, fetch: server.fetch, getToken, maxAttempts: 1 });
    const { user } = openDashboard(server, { companyId: 1 }, client);
    expect(await screen.findByText('Token do funcionário não encontrado')).toBeVisible();
    await user.click(await findButton('Tentar novamente'));
    expect(await screen.findByRole('heading', { name: 'Olá, Bruno!' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull();
  });
});
