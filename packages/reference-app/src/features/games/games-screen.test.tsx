import { problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { actOnRow, confirm, openRowMenu } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { gameAuthoringMessages } from './authoring/game-authoring-messages.ts';
import { game } from './authoring/testing/game-fixtures.ts';
import { gamesMessages as texts } from './games-messages.ts';
import { closedSurvey, draftGame, gameTotals, openGame } from './testing/games-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/jogos';
const LIST = '/Jogo/GetGrid';
const COPY = '/Jogo/Duplicar';
const TEMPLATE = '/Jogo/PostModelo';
const CLOSE = '/Jogo/Encerrar';
const REMOVE = '/Jogo/Delete';

function createServer(rights?: readonly Right[]) {
  return createStaffServer(SECTION.games, rights)
    .on('get', LIST, { rows: [draftGame, openGame, closedSurvey], qtdRecords: 3 })
    .on('get', '/Jogo/GetTotais', gameTotals)
    .on('get', '/Jogo/GetDados/{id}', game)
    .on('post', COPY, 8)
    .on('post', TEMPLATE, 9)
    .on('post', CLOSE, null)
    .on('post', REMOVE, null);
}

const list = listScene({ address: ADDRESS, list: LIST, texts, count: 3, createServer });
const openList = list.open;

const rowOf = (name: string) => screen.getAllByRole('row', { name: new RegExp(name) })[0];
const actionsShown = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the list of games', () => {
  it('shows them with the counts, and is accessible', async () => {
    await openList();
    const open = within(rowOf(openGame.nmJogo) as HTMLElement);
    expect(open.getByText(texts.mixed)).toBeVisible();
    expect(open.getByText(texts.anonymous)).toBeVisible();
    expect(open.getByText('10/11/2026')).toBeVisible();
    expect(open.getByRole('meter')).toHaveAttribute('aria-valuetext', '3 de 12');
    const survey = within(rowOf(closedSurvey.nmJogo) as HTMLElement);
    expect(survey.getByText(texts.psychosocial(2))).toBeVisible();
    expect(survey.getByText('Encerrado')).toBeVisible();
    const figures = screen.getByRole('region', { name: texts.figures });
    await waitFor(() => expect(figures).toHaveTextContent(/Participação62%/));
    expect(await axeViolations()).toEqual([]);
  });

  list.testWithoutRecords();
  list.testTakenAway('jogos', {
    'filtro=abertos&ordem=-pessoas': { idSituacao: '2', ordem: '-pessoas' },
  });
  list.testSorted({
    [texts.questions]: 'perguntas',
    [texts.people]: 'pessoas',
    [texts.participation]: 'participacao',
    [texts.state]: 'situacao',
    [texts.closedOn]: 'encerramento',
  });
  list.testCards({
    [`${texts.open}: 1`]: { filter: 'abertos', query: { idSituacao: '2' } },
    [`${texts.closed}: 1`]: { filter: 'encerrados', query: { idSituacao: '3' } },
  });

  it('offers the template where there is none', async () => {
    const server = createServer().on('get', LIST, { rows: [], qtdRecords: 0 });
    await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.empty)).toBeVisible();
    expect(screen.getByRole('button', { name: texts.useTemplate })).toBeVisible();
  });

  it('is narrowed down to a state by its address', async () => {
    const server = createServer();
    await renderApp(`${ADDRESS}?filtro=abertos`, { as: 'staff', server });
    await screen.findByText(texts.found(3));
    expect(server.requestsTo('get', LIST).at(-1)?.query).toMatchObject({ idSituacao: '2' });
  });

  it('offers what fits how far a game is', async () => {
    const app = await openList();
    await openRowMenu(app.user, draftGame.nmJogo);
    expect(actionsShown()).toEqual([texts.edit, texts.send, texts.duplicate, texts.remove]);
    await app.user.keyboard('{Escape}');
    await openRowMenu(app.user, openGame.nmJogo);
    expect(actionsShown()).toEqual([
      texts.view,
      texts.send,
      texts.remind,
      texts.results,
      texts.duplicate,
      texts.close,
      expect.stringContaining(texts.remove),
    ]);
    expect(screen.getByRole('menuitem', { name: new RegExp(texts.remove) })).toHaveTextContent(
      texts.alreadyAnswered,
    );
    await app.user.keyboard('{Escape}');
    await openRowMenu(app.user, closedSurvey.nmJogo);
    expect(actionsShown()).toEqual([
      texts.view,
      texts.results,
      texts.psychosocialReport,
      texts.duplicate,
      texts.newRound,
      expect.stringContaining(texts.remove),
    ]);
  });

  it.each([
    [texts.results, `${ADDRESS}/resultados/7`],
    [texts.psychosocialReport, `${ADDRESS}/nr1/7`],
    [texts.view, `${ADDRESS}/7`],
  ])('leads on by %s', async (action, address) => {
    const app = await openList();
    await actOnRow(app.user, action, closedSurvey.nmJogo);
    await waitFor(() => expect(app.address()).toBe(address));
  });

  it('is there again as it was on the way back', async () => {
    const app = await openList(createServer(), `${ADDRESS}?filtro=encerrados&ordem=-envio`);
    await actOnRow(app.user, texts.view, closedSurvey.nmJogo);
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}/7`));
    const back = { name: gameAuthoringMessages.frame.back };
    const main = within(screen.getByRole('main'));
    await app.user.click(await main.findByRole('link', back));
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}?filtro=encerrados&ordem=-envio`));
  });

  it('offers those who may only view nothing to change', async () => {
    const app = await openList(createServer([]));
    const changes = [
      texts.edit,
      texts.send,
      texts.remind,
      texts.duplicate,
      texts.close,
      texts.remove,
    ];
    for (const { nmJogo } of [openGame, draftGame]) {
      expect(await list.expectNotOffered(app.user, nmJogo, changes)).toContain(texts.view);
    }
    expect(screen.queryByRole('button', { name: texts.useTemplate })).toBeNull();
  });

  it('can send none without people', async () => {
    const rows = [{ ...draftGame, qtdPessoas: 0 }];
    const app = await openList(createServer().on('get', LIST, { rows, qtdRecords: 3 }));
    await openRowMenu(app.user, draftGame.nmJogo);
    const send = screen.getByRole('menuitem', { name: new RegExp(texts.send) });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveTextContent(texts.cannotSend['no-people']);
  });
});

describe('drafts of what there is', () => {
  it('are made of another game', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.duplicate, openGame.nmJogo);
    expect(await screen.findByText(texts.duplicated)).toBeVisible();
    expect(app.address()).toBe(`${ADDRESS}/8`);
    expect(app.server.requestsTo('post', COPY).at(-1)?.body).toEqual({
      idJogo: 6,
      flNovaRodada: false,
    });
  });

  it('are a new round of a survey', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.newRound, closedSurvey.nmJogo);
    expect(await screen.findByText(texts.roundMade)).toBeVisible();
    expect(app.server.requestsTo('post', COPY).at(-1)?.body).toEqual({
      idJogo: 7,
      flNovaRodada: true,
    });
  });

  it('are made of the template, or say why not', async () => {
    const server = createServer().failNext('post', TEMPLATE, problemReply(500));
    const app = await openList(server);
    await app.user.click(screen.getByRole('button', { name: texts.useTemplate }));
    expect(await screen.findByText(new RegExp(texts.templateFailed))).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: texts.useTemplate }));
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}/9`));
    expect(server.requestsTo('post', TEMPLATE).at(-1)?.body).toEqual({ dsModelo: 'nr1' });
  });
});

describe('closing a game', () => {
  it('says what follows before it is done', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.close, openGame.nmJogo);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/9 pessoas ainda não responderam/)).toHaveTextContent(
      texts.closeAnonymousText,
    );
    expect(await axeViolations()).toEqual([]);
    await app.user.click(question.getByRole('button', { name: texts.close }));
    expect(await screen.findByText(texts.closedNow)).toBeVisible();
    expect(app.server.requestsTo('post', CLOSE).map(({ query }) => query)).toEqual([
      { idJogo: '6' },
    ]);
  });

  it('says why it failed', async () => {
    const server = createServer().on('post', CLOSE, problemReply(409, 'Já está encerrado.'));
    const app = await openList(server);
    await actOnRow(app.user, texts.close, openGame.nmJogo);
    await confirm(app.user, texts.close);
    expect(await screen.findByText(/Já está encerrado/)).toBeVisible();
  });
});

it('asks before a game is deleted', async () => {
  const app = await openList();
  await actOnRow(app.user, texts.remove, draftGame.nmJogo);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(draftGame.nmJogo)).toBeVisible();
  await app.user.click(question.getByRole('button', { name: texts.remove }));
  expect(await screen.findByText(texts.removed)).toBeVisible();
  expect(app.server.requestsTo('post', REMOVE).map(({ query }) => query)).toEqual([
    { idJogo: '5' },
  ]);
});
