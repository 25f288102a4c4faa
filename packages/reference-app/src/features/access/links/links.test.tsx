import {
  dropped,
  faultReply,
  linkInfo,
  linkPerson,
  problemReply,
} from '@aferir/api-client/testing';
import { changePasswordMessages } from '@aferir/widgets';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { browserLikes, problemIn } from '../../../shared/testing/visitors.ts';
import { accessMessages } from '../access-messages.ts';
import { linkMessages } from './link-messages.ts';
import { pageAfterPassword, pageOfLink } from './link-pages.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('pageOfLink', () => {
  it.each([
    [{}, '/avaliacao?hs=AbC'],
    [{ precisaSenha: true }, '/primeiro-acesso/AbC?tipo=comportamental'],
    [{ destino: 'relatorio' }, '/relatorio?hs=AbC'],
    [{ destino: 'relatorio', precisaSenha: true }, '/relatorio?hs=AbC'],
    [{ tipo: 'desempenho' }, '/avaliacaoDeDesempenho?hs=AbC'],
    [{ tipo: 'desempenho', precisaSenha: true }, '/primeiro-acesso/AbC?tipo=desempenho'],
    [{ tipo: 'desempenho', destino: 'gestor' }, '/analisegestor?hs=AbC'],
    [{ tipo: 'desempenho', destino: 'relatorio' }, '/relatorio?hs=AbC'],
    [{ tipo: 'treinamento' }, '/plataformadetreinamento?hs=AbC'],
    [{ tipo: 'treinamento', precisaSenha: true }, '/plataformadetreinamento?hs=AbC'],
    [{ tipo: 'jogo', idPessoa: 42, precisaSenha: true }, '/pesquisa?hs=AbC&idPessoa=42'],
  ] as const)('leads %o to %s', (info, address) => {
    expect(pageOfLink('AbC', { ...linkInfo, ...info })).toBe(address);
  });
});

describe('pageAfterPassword', () => {
  it.each([
    [null, '/avaliacao?hs=AbC'],
    ['comportamental', '/avaliacao?hs=AbC'],
    ['desempenho', '/avaliacaoDeDesempenho?hs=AbC'],
    ['treinamento', '/avaliacao?hs=AbC'],
    ['toString', '/avaliacao?hs=AbC'],
  ])('leads from the first access of %s to %s', (kind, address) => {
    expect(pageAfterPassword('AbC', kind)).toBe(address);
  });
});

describe('a mailed link', () => {
  const path = '/hash/validar/{hash}';

  it('goes on to its page and remembers the company', async () => {
    const info = { ...linkInfo, tipo: 'desempenho' as const, idCliente: 7 };
    const app = await renderApp('/validar/AbC', {
      server: createAccessServer().on('get', path, info),
    });
    await waitFor(() => expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC'));
    expect(app.server.requestsTo('get', path)[0]?.params).toEqual({ hash: 'AbC' });
    expect(app.services.companies.last()).toBe(7);
  });

  it.each(['.', ')', ',', ';', '"', '>', '%3E', '%22%3E', '%253E', '”', ').', '%C2%A0', '%'])(
    'is found before %s',
    async (mark) => {
      const info = { ...linkInfo, tipo: 'desempenho' as const };
      const app = await renderApp(`/validar/AbC${mark}`, {
        server: createAccessServer().on('get', path, info),
      });
      await waitFor(() => expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC'));
      const asked = app.server.requestsTo('get', path).map(({ params }) => params);
      expect(asked).toEqual(asked.map(() => ({ hash: 'AbC' })));
      expect(asked.length).toBeGreaterThan(0);
    },
  );

  it.each([400, 403, 404, 409])(
    'that is dead (%i) says why, and shows no sign-in',
    async (status) => {
      const sentence = 'Este link expirou.';
      const server = createAccessServer().on('get', path, problemReply(status, sentence));
      const app = await renderApp('/validar/AbC', { server });
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByRole('heading', { name: linkMessages.deadLinkTitle })).toBeVisible();
      expect(app.address()).toBe('/validar/AbC');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(await axeViolations()).toEqual([]);
    },
  );

  it.each(['/validar', '/primeiro-acesso'])('without a hash says so at %s', async (address) => {
    const app = await renderApp(address);
    expect(await screen.findByText(linkMessages.missingLink)).toBeVisible();
    expect(app.address()).toBe(address);
  });

  it.each([
    ['/validar', 'Este enlace no es válido. Comprueba que copiaste la dirección completa.'],
    ['/primeiro-acesso', 'Este enlace no es válido. Comprueba que copiaste la dirección completa.'],
    ['/primeiro-acesso?tipo=entregue', 'Este enlace no es válido.'],
    ['/avaliacao', 'Este enlace no es válido.'],
    ['/totem', 'La dirección de este tótem está incompleta.'],
  ])('without a hash %s speaks what the browser likes', async (address, sentence) => {
    browserLikes('es-AR');
    await renderApp(address);
    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([503, 429])('stays when the server fails (%i), and tries again', async (status) => {
    const failure = problemReply(status, 'Aguarde alguns minutos.');
    const server = createAccessServer()
      .on('get', path, { ...linkInfo, tipo: 'desempenho' })
      .failNext('get', path, failure, failure);
    const app = await renderApp('/validar/AbC', { server });
    expect(await screen.findByText(/Aguarde alguns minutos\./)).toBeVisible();
    await screen.findByRole('heading', { name: linkMessages.linkFailedTitle });
    expect(app.address()).toBe('/validar/AbC');
    await app.user.click(screen.getByRole('button', { name: linkMessages.retry }));
    await app.user.click(await screen.findByRole('button', { name: linkMessages.retry }));
    await waitFor(() => expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC'));
  });
});

describe('the first access', () => {
  const path = '/hash/criar-acesso/{hash}';
  const linkPath = '/hash/validar/{hash}';
  const ask = { ...linkInfo, tipo: 'desempenho' as const, precisaSenha: true };
  const serve = (server = createAccessServer(), link = ask) =>
    server.on('get', '/hash/dados-pessoa/{hash}', linkPerson).on('get', linkPath, () => link);
  const open = async (server = createAccessServer(), link = ask) => {
    serve(server, link);
    const app = await renderApp('/primeiro-acesso/AbC?tipo=desempenho', { server });
    await screen.findByRole('heading', { level: 1, name: accessMessages.firstAccessTitle });
    const fill = async (password: string, confirmation = password) => {
      await app.user.type(screen.getByLabelText(accessMessages.password), password);
      await app.user.type(screen.getByLabelText(accessMessages.confirmPassword), confirmation);
    };
    const submit = () =>
      app.user.click(screen.getByRole('button', { name: accessMessages.createAccess }));
    return {
      ...app,
      fill,
      submit,
      async create(password: string, confirmation = password) {
        await fill(password, confirmation);
        await submit();
      },
    };
  };

  it('says that it could not load and tries again', async () => {
    const server = serve().failNext(
      'get',
      '/hash/dados-pessoa/{hash}',
      problemReply(500),
      problemReply(500),
    );
    const { user } = await renderApp('/primeiro-acesso/AbC', { server });
    await screen.findByRole('heading', { name: accessMessages.loadFailed });
    await user.click(screen.getByRole('button', { name: linkMessages.retry }));
    await user.click(await screen.findByRole('button', { name: linkMessages.retry }));
    expect(await screen.findByText(accessMessages.firstAccessTitle)).toBeVisible();
  });

  it('shows whose it is and what happens with the data', async () => {
    await open();
    expect(screen.getByLabelText(accessMessages.email)).toHaveValue('carla.dias@empresa.example');
    expect(screen.getByLabelText(accessMessages.email)).toHaveAttribute('readonly');
    expect(screen.getByText(accessMessages.privacyTitle)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('creates the password and goes on after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const app = await open(createAccessServer().on('post', path, null));
    await app.create('ipe-amarelo-27');
    expect(await screen.findByText(accessMessages.accessCreated)).toBeVisible();
    expect(screen.getByRole('link', { name: accessMessages.continueToPortal })).toHaveAttribute(
      'href',
      '/login-funcionario?idcliente=1',
    );
    expect(app.address()).toBe('/primeiro-acesso/AbC?tipo=desempenho');
    vi.advanceTimersByTime(2000);
    await waitFor(() => expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC'));
    expect(app.server.requestsTo('post', path)[0]?.body).toEqual({ senha: 'ipe-amarelo-27' });
  });

  it('takes nobody away from what is offered while they are at it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const link = { ...ask };
    const app = await open(createAccessServer().on('post', path, null), link);
    await app.create('ipe-amarelo-27');
    link.precisaSenha = false;
    const portal = await screen.findByRole('link', { name: accessMessages.continueToPortal });
    for (const [stay, leave] of [
      [() => app.user.hover(portal), () => app.user.unhover(portal)],
      [() => act(() => portal.focus()), () => undefined],
    ] as const) {
      await stay();
      await act(() => vi.advanceTimersByTimeAsync(6000));
      expect(app.address()).toBe('/primeiro-acesso/AbC?tipo=desempenho');
      await leave();
    }
    act(() => portal.blur());
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC'));
  });

  it.each([
    ['curta', 'curta', accessMessages.passwordTooShort],
    ['123456', '123456', changePasswordMessages.passwordFaults['too-common']],
    ['ipe-amarelo-27', 'ipe-amarelo-28', accessMessages.passwordsDiffer],
  ])('refuses %s with %s', async (password, confirmation, sentence) => {
    const app = await open();
    await app.create(password, confirmation);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(app.server.requestsTo('post', path)).toEqual([]);
  });

  it('marks the password that the server refuses', async () => {
    const sentence = 'Esta senha é muito comum. Escolha outra.';
    const app = await open(createAccessServer().on('post', path, faultReply({ senha: sentence })));
    await app.create('ipe-amarelo-27');
    expect(await screen.findByRole('region', { name: 'Revise os campos abaixo' })).toHaveFocus();
    expect(screen.getByLabelText(accessMessages.password)).toHaveAccessibleDescription(sentence);
    await app.user.click(screen.getByRole('link', { name: sentence }));
    expect(screen.getByLabelText(accessMessages.password)).toHaveFocus();
  });

  it('says that it did not work when there is no answer', async () => {
    const app = await open(createAccessServer().on('post', path, dropped));
    await app.create('ipe-amarelo-27');
    expect(await screen.findByText(accessMessages.createAccessFailed)).toBeVisible();
  });

  it('leads a person who already has a password on to the assessment', async () => {
    const sentence = 'Seu acesso já foi criado.';
    const app = await open(createAccessServer().on('post', path, problemReply(409, sentence)));
    await app.create('ipe-amarelo-27');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: accessMessages.continueToAssessment })).toHaveAttribute(
      'href',
      '/avaliacaoDeDesempenho?hs=AbC',
    );
  });

  it('leads on at once when the link says that there is a password', async () => {
    const server = serve(createAccessServer(), { ...ask, precisaSenha: false });
    const app = await renderApp('/primeiro-acesso/AbC', { server });
    await waitFor(() => expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC'));
    expect(screen.queryByText(accessMessages.firstAccessTitle)).not.toBeInTheDocument();
  });

  it('does not leave before its message when the link learns of the new password', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const server = createAccessServer().on('post', path, null);
    const link = { ...ask };
    // What fails is asked again after five seconds.
    const app = await open(server.failNext('get', linkPath, problemReply(500)), link);
    const openedAt = Date.now();
    await app.fill('ipe-amarelo-27');
    await pass(Math.max(0, openedAt + 4500 - Date.now()));
    await app.submit();
    await screen.findByText(accessMessages.accessCreated);
    vi.setTimerTickMode('manual');
    link.precisaSenha = false;
    await pass(600);
    expect(server.requestsTo('get', linkPath)).toHaveLength(2);
    expect(screen.getByText(accessMessages.accessCreated)).toBeVisible();
    expect(app.address()).toBe('/primeiro-acesso/AbC?tipo=desempenho');
  });

  it('offers the form when the link can’t be read', async () => {
    const server = createAccessServer().failNext('get', linkPath, problemReply(500));
    await open(server);
    expect(screen.getByRole('button', { name: accessMessages.createAccess })).toBeVisible();
  });

  it('says that it failed when the server does not say why', async () => {
    const app = await open(createAccessServer().on('post', path, problemReply(500)));
    await app.create('ipe-amarelo-27');
    expect(await screen.findByText(accessMessages.createAccessFailed)).toBeVisible();
  });
});

describe('the language of a link', () => {
  it('is that of its holder where it is dead, which the server may say', async () => {
    const sentence = 'This link has expired. Ask HR at Acme for a new one.';
    const server = createAccessServer().on('get', '/hash/validar/{hash}', () =>
      problemIn('en', 403, sentence),
    );
    await renderApp('/validar/AbC', { server });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This link could not be opened' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Opening the link · Aferir');
    const [asked] = server.requestsTo('get', '/hash/validar/{hash}');
    expect(asked?.headers.get('Accept-Language')).toBe('pt-BR, *;q=0.5');
  });

  it('is that of its holder around a report that opens no more', async () => {
    const sentence = 'This link has expired. Ask HR at Acme for a new one.';
    const server = createAccessServer().on('get', '/hash/validar/{hash}', () =>
      problemIn('en', 403, sentence),
    );
    await renderApp('/relatorio?hs=AbC', { server });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('by Aferir')).toBeVisible();
  });

  it('is that of its holder where a first password is made', async () => {
    const server = createAccessServer()
      .on('get', '/hash/dados-pessoa/{hash}', { ...linkPerson, cdIdioma: 'es' as const })
      .on('get', '/hash/validar/{hash}', { ...linkInfo, precisaSenha: true });
    const { user } = await renderApp('/primeiro-acesso/AbC', { server });
    expect(await screen.findByRole('heading', { name: 'Crea tu contraseña' })).toBeVisible();
    await user.type(screen.getByLabelText('Contraseña'), 'corta');
    await user.click(screen.getByRole('button', { name: 'Crear acceso' }));
    expect(
      await screen.findByText('La contraseña debe tener al menos 6 caracteres.'),
    ).toBeVisible();
    expect(document.title).toBe('Primer acceso · Aferir');
    expect(await axeViolations()).toEqual([]);
  });
});
