import {
  createFakeDiscServer,
  discQuestions,
  linkInfo,
  problemReply,
} from '@aferir/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tutorialMessages } from './features/behavioral/tutorial-messages.ts';
import { appMessages } from './shared/app-messages.ts';
import { createAccessServer, renderDocument } from './shared/testing/render-app.tsx';

const SLOW = { timeout: 5000 };
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
  const app = await renderDocument('/validar/AbC', createServer());
  expect(await screen.findByRole('button', { name: 'Iniciar avaliação' }, SLOW)).toBeVisible();
  expect(app.address()).toBe('/avaliacao?hs=AbC');
  expect(document.title).toBe('Avaliação comportamental · Aferir');
  expect(wholeApp.isOpen).toBe(false);
});

it('goes back and forth between pages of a link', async () => {
  const app = await renderDocument('/tutorial-disc?hs=AbC', createServer());
  await app.user.click(screen.getByRole('link', { name: tutorialMessages.toAssessment }));
  await screen.findByRole('button', { name: 'Iniciar avaliação' }, SLOW);
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
  const app = await renderDocument('/relatorio?hs=AbC', server);
  expect(await screen.findByText('Este link expirou.', {}, SLOW)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(app.address()).toBe('/relatorio?hs=AbC');
  expect(wholeApp.isOpen).toBe(false);
});

it('leaves the way back open when home is a sign-in', async () => {
  const app = await renderDocument('/tutorial-disc');
  await app.user.click(screen.getByRole('link', { name: appMessages.home }));
  await screen.findByRole('heading', { level: 1, name: 'Entrar' }, SLOW);
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: tutorialMessages.title }, SLOW)).toBeVisible();
});

it('opens a report without a link with the whole app, which asks to sign in', async () => {
  const app = await renderDocument('/relatorio?idResposta=7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' }, SLOW)).toBeVisible();
  expect(app.address()).toBe('/login?destino=%2Frelatorio%3FidResposta%3D7');
});

it('says so when the code of the next page is lost', async () => {
  wholeApp.isLost = true;
  const app = await renderDocument('/tutorial-disc');
  await app.user.click(screen.getByRole('link', { name: appMessages.home }));
  const heading = { level: 1, name: appMessages.lostChunkTitle };
  expect(await screen.findByRole('heading', heading, SLOW)).toBeVisible();
  expect(screen.getByRole('button', { name: appMessages.reload })).toBeVisible();
  expect(app.address()).toBe('/login');
});
