import {
  createFakeDiscServer,
  discQuestions,
  linkInfo,
  problemReply,
} from '@aferir/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tutorialMessages } from './features/behavioral/tutorial-messages.ts';
import { dashboardMessages } from './features/dashboard/dashboard-messages.ts';
import { createHomeServer } from './features/dashboard/testing/home-server.ts';
import { muchWaiting } from './features/dashboard/testing/waiting-fixtures.ts';
import { appMessages } from './shared/app-messages.ts';
import { createAccessServer, renderDocument } from './shared/testing/render-app.tsx';

const wholeApp = { isOpen: false, isLost: false };

vi.mock('./whole-app.tsx', async (importOriginal) => {
  const { openWholeApp } = await importOriginal<typeof import('./whole-app.tsx')>();
  return {
    get openWholeApp() {
      wholeApp.isOpen = true;
      if (wholeApp.isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return openWholeApp;
    },
  };
});

beforeEach(() => Object.assign(wholeApp, { isOpen: false, isLost: false }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function createServer() {
  const whole = { link: linkInfo, perguntas: [...discQuestions] };
  return createAccessServer(createFakeDiscServer({ start: whole })).on(
    'get',
    '/hash/validar/{hash}',
    linkInfo,
  );
}

it('goes from a mailed link to its page without the rest of the app', async () => {
  const app = await renderDocument('/validar/AbC', { server: createServer() });
  expect(await screen.findByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  expect(app.address()).toBe('/avaliacao?hs=AbC');
  expect(document.title).toBe('Avaliação comportamental · Aferir');
  expect(wholeApp.isOpen).toBe(false);
});

it('goes back and forth between pages of a link', async () => {
  const app = await renderDocument('/tutorial-disc?hs=AbC', { server: createServer() });
  await app.user.click(screen.getByRole('link', { name: tutorialMessages.toAssessment }));
  await screen.findByRole('button', { name: 'Iniciar avaliação' });
  expect(app.address()).toBe('/avaliacao?hs=AbC');
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: tutorialMessages.title })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Como responder'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(wholeApp.isOpen).toBe(false);
});

it('says why a dead link opens nothing, without the whole app', async () => {
  const server = createAccessServer().on(
    'get',
    '/hash/validar/{hash}',
    problemReply(403, 'Este link expirou.'),
  );
  const app = await renderDocument('/relatorio?hs=AbC', { server });
  expect(await screen.findByText('Este link expirou.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(app.address()).toBe('/relatorio?hs=AbC');
  expect(wholeApp.isOpen).toBe(false);
});

it('leaves the way back open when home is a sign-in', async () => {
  const app = await renderDocument('/tutorial-disc');
  await app.user.click(screen.getByRole('link', { name: appMessages.home }));
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: tutorialMessages.title })).toBeVisible();
});

it('opens a report without a link with the whole app, which asks to sign in', async () => {
  const app = await renderDocument('/relatorio?idResposta=7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  expect(app.address()).toBe('/login?destino=%2Frelatorio%3FidResposta%3D7');
});

it('says so when the code of the next page is lost', async () => {
  wholeApp.isLost = true;
  const app = await renderDocument('/tutorial-disc');
  await app.user.click(screen.getByRole('link', { name: appMessages.home }));
  const heading = { level: 1, name: appMessages.lostChunkTitle };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByRole('button', { name: appMessages.reload })).toBeVisible();
  expect(app.address()).toBe('/login');
});

describe('the home of staff', () => {
  const WAITING = '/Inicio/GetPendencias';

  function openHome(address = '/homelogado') {
    const server = createHomeServer().on('get', WAITING, muchWaiting);
    return renderDocument(address, { as: 'staff', server });
  }

  it('is drawn with what waits at once, asked for once, without the whole app', async () => {
    const app = await openHome();
    expect(
      screen.getByRole('region', { name: dashboardMessages.openRequests.disc(13) }),
    ).toBeVisible();
    expect(document.title).toBe('Início · Aferir');
    // Both are asked for, if at all, once the page has been drawn.
    await waitFor(() => expect(app.server.requestsTo('get', '/Inicio/GetPainel')).toHaveLength(1));
    expect(app.server.requestsTo('get', WAITING)).toHaveLength(1);
    expect(wholeApp.isOpen).toBe(false);
  });

  it('changes the query of its address and stays as it is', async () => {
    const app = await openHome();
    const main = screen.getByRole('main');
    await app.user.click(screen.getByRole('button', { name: 'Notificações' }));
    const panel = await screen.findByRole('dialog', { name: 'Notificações' });
    expect(app.address()).toBe('/homelogado?painel=notificacoes');
    act(() => window.history.back());
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(app.address()).toBe('/homelogado');
    expect(main).toBeInTheDocument();
    expect(wholeApp.isOpen).toBe(false);
  });

  it('leads on to the whole app, and back', async () => {
    const app = await openHome();
    await app.user.click(screen.getByRole('link', { name: 'Minha Conta' }));
    await screen.findByRole('heading', { level: 1, name: 'Minha Conta' });
    expect(app.address()).toBe('/homelogado/minha-conta');
    expect(wholeApp.isOpen).toBe(true);
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => window.history.back());
    await screen.findByRole('region', { name: dashboardMessages.openRequests.disc(13) });
  });

  it('stays until what it leads to is there', async () => {
    const app = await openHome();
    const home = screen.getByRole('region', { name: dashboardMessages.openRequests.disc(13) });
    await app.user.click(screen.getByRole('link', { name: 'Minha Conta' }));
    for (;;) {
      const isThere = screen.queryByRole('heading', { level: 1, name: 'Minha Conta' }) !== null;
      expect(isThere || home.isConnected).toBe(true);
      if (isThere) break;
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
  });

  it('asks whoever is not signed in to sign in', async () => {
    const app = await renderDocument('/homelogado', { server: createHomeServer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
    expect(app.address()).toBe('/login');
  });

  it('is left when the session ends', async () => {
    const app = await openHome();
    await act(() => app.services.staff.session.signOut());
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
    expect(app.address()).toBe('/login');
  });
});
