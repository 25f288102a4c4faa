import { SECTION } from '@aferir/domain';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sendingMessages } from '../../../shared/sending/sending-messages.ts';
import { actOnRow } from '../../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { sendPreview } from '../../../shared/testing/sending-fixtures.ts';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { gamesMessages } from '../games-messages.ts';
import { draftGame, gameTotals, openGame } from '../testing/games-fixtures.ts';
import { sendGameMessages as texts } from './send-game-messages.ts';

afterEach(() => localStorage.clear());
const PREVIEW = '/Jogo/GetPreviaEnvio/{idJogo}';
const SEND = '/Jogo/EnviarConvites';
const REMIND = '/Jogo/Lembrar';
const preview = { ...sendPreview, qtdLembrar: 2 };

function createServer() {
  return createStaffServer(SECTION.games)
    .on('get', '/Jogo/GetGrid', { rows: [draftGame, openGame], qtdRecords: 2 })
    .on('get', '/Jogo/GetTotais', gameTotals)
    .on('get', PREVIEW, preview)
    .on('post', SEND, { qtdEnviados: 38, qtdIgnorados: 1, qtdSemEmail: 1 })
    .on('post', REMIND, { qtdEnviados: 2, qtdIgnorados: 0, qtdSemEmail: 0 });
}

async function ask(action: string, name: string, server = createServer()) {
  const app = await renderApp('/homelogado/jogos', { as: 'staff', server });
  await screen.findByText(gamesMessages.found(2));
  await actOnRow(app.user, action, name);
  return { ...app, question: within(await screen.findByRole('alertdialog')) };
}

it('says who gets mail and whether answers are anonymous, then sends and tells the outcome', async () => {
  const { user, question, server } = await ask(gamesMessages.send, draftGame.nmJogo);
  expect(await question.findByText(texts.send.willReceive(38))).toBeVisible();
  expect(question.getByText(/As respostas são identificadas/)).toBeVisible();
  expect(question.getByText(sendingMessages.alreadySent(3))).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Enviar para 38 pessoas' }));
  const outcome = within(await screen.findByRole('dialog', { name: sendingMessages.done }));
  expect(outcome.getByText(texts.send.sent)).toBeVisible();
  expect(outcome.getByText(sendingMessages.notSent(1))).toBeVisible();
  expect(server.requestsTo('post', SEND).map(({ query }) => query)).toEqual([{ idJogo: '5' }]);
});

it('reminds those who have not finished', async () => {
  const { user, question, server } = await ask(gamesMessages.remind, openGame.nmJogo);
  expect(await question.findByText(texts.remind.willReceive(2))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Enviar para 2 pessoas' }));
  const outcome = within(await screen.findByRole('dialog', { name: sendingMessages.done }));
  expect(outcome.getByText(texts.remind.sent)).toBeVisible();
  expect(server.requestsTo('post', REMIND).map(({ query }) => query)).toEqual([{ idJogo: '6' }]);
  expect(server.requestsTo('post', SEND)).toEqual([]);
});

it('reminds nobody where nobody is left', async () => {
  const server = createServer().on('get', PREVIEW, { ...preview, qtdLembrar: 0 });
  const { question } = await ask(gamesMessages.remind, openGame.nmJogo, server);
  expect(await question.findByText(texts.remind.willReceive(0))).toBeVisible();
  expect(question.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  expect(question.queryByText(texts.remind.question())).toBeNull();
});
