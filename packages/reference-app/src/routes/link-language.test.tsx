import {
  createFakeDiscServer,
  createFakeReviewServer,
  discQuestions,
  type FakeServer,
  linkInfo,
  openedGame,
  selfLinkInfo,
} from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { axeViolations } from '../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const VALIDATE = '/hash/validar/{hash}';
const inEnglish = { cdIdioma: 'en' } as const;

const questionnaire = () =>
  createFakeDiscServer({
    start: { link: { ...linkInfo, ...inEnglish }, perguntas: [...discQuestions] },
  });
const selfAssessment = () =>
  createFakeReviewServer().on('get', VALIDATE, { ...selfLinkInfo, ...inEnglish });
const report = () =>
  createFakeDiscServer().on('get', VALIDATE, {
    ...linkInfo,
    ...inEnglish,
    destino: 'relatorio',
  });
const training = () =>
  createAccessServer().on('get', '/Treinamento/GetMaskedEmail/{hs}', {
    maskedEmail: 'a•••@empresa.example',
    nmTreinamento: 'Boas-vindas',
    idCliente: 1,
    nmEmpresa: 'Empresa Exemplo',
    logoUrl: null,
    corMarca: null,
    ...inEnglish,
  });
const game = (nrIndexPergunta = 0) =>
  createAccessServer().on('get', '/PerguntaJogo/loadAllWithOp', {
    ...openedGame,
    ...inEnglish,
    idTipoJogo: 2,
    nrIndexPergunta,
    dadosPerguntas: [
      {
        idPergunta: 31,
        idTipo: 2,
        dsPergunta: 'Em uma palavra, como foi?',
        flPaginaApoio: false,
        dadosPerguntaOpcoes: [],
      },
    ],
  });

it.each<[string, string, () => FakeServer, string]>([
  ['/avaliacao?hs=AbC', 'Start the assessment', questionnaire, 'Behavioral assessment'],
  ['/avaliacaoDeDesempenho?hs=AbC', 'Start the assessment', selfAssessment, 'Performance review'],
  ['/plataformadetreinamento?hs=AbC', 'Send PIN', training, 'Training'],
  ['/pesquisa?hs=AbC&idPessoa=42', 'Start', game, 'Game or survey'],
])('%s speaks the language of whoever holds the link', async (address, action, server, title) => {
  const app = await renderApp(address, { server: createAccessServer(server()) });
  expect(await screen.findByRole('button', { name: action })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await waitFor(() => expect(document.title).toBe(`${title} · Aferir`));
  expect(app.server.requests.at(-1)?.headers.get('Accept-Language')).toBe('en');
  expect(await axeViolations()).toEqual([]);
});

it('the questionnaire leads to how its scale works in that language', async () => {
  await renderApp('/avaliacao?hs=AbC', { server: createAccessServer(questionnaire()) });
  const link = await screen.findByRole('link', { name: /^See how the scale works/ });
  expect(link).toHaveAttribute('href', '/tutorial-disc?hs=AbC&lang=en');
});

it('the report of a link speaks that language, and so does what stands around it', async () => {
  await renderApp('/relatorio?hs=AbC', { server: createAccessServer(report()) });
  expect(await screen.findByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Behavioral analysis' }),
  ).toBeVisible();
  expect(screen.queryByText('por Aferir')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Report · Aferir'));
});

it('a page that speaks Portuguese comes after one that does not', async () => {
  const app = await renderApp('/pesquisa?hs=AbC&idPessoa=42', { server: game(1) });
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(app.address()).not.toContain('/pesquisa'));
  await waitFor(() => expect(document.title).toBe('Entrar · Aferir'));
  expect(document.documentElement.lang).toBe('pt-BR');
});
