import { type FakeReply, problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen, within } from '@testing-library/react';
import { authoringFrameMessages as frameTexts } from '../../../../shared/authoring/authoring-frame-messages.ts';
import { renderApp } from '../../../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../../../shared/testing/staff-server.ts';
import { gameTotals } from '../../testing/games-fixtures.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import { candidate, game, player } from './game-fixtures.ts';
/** Where the list is. */
export const LIST = '/homelogado/jogos';
/** Calls that write. */
export const CREATE = '/Jogo/Post';
export const UPDATE = '/Jogo/Put';

/** A server with a game and people, for somebody with these rights there. */
export function createServer(rights?: Parameters<typeof createStaffServer>[1]) {
  return createStaffServer(SECTION.games, rights)
    .on('get', '/Jogo/GetDados/{id}', game)
    .on('get', '/Jogo/GetNomeJaExiste', { nomeJaExiste: false })
    .on('get', '/Jogo/GetGrid', { rows: [], qtdRecords: 0 })
    .on('get', '/Jogo/GetTotais', gameTotals)
    .on('get', '/Jogo/GetGridPessoas', { rows: [candidate, player], qtdRecords: 2 })
    .on('post', '/Jogo/Duplicar', 8)
    .on('post', CREATE, 5)
    .on('post', UPDATE, null);
}

/** Opens the editor at an address of the section. */
export async function openEditor(address: string, server = createServer()) {
  const app = await renderApp(`${LIST}/${address}`, { as: 'staff', server });
  const { stepNames } = texts.frame;
  await screen.findByRole('heading', { level: 2, name: stepNames.description });
  const click = (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  const goOn = async (to: keyof typeof stepNames) => {
    await click(frameTexts.goOn);
    await screen.findByRole('heading', { level: 2, name: stepNames[to] });
  };
  const save = async () => {
    await click(frameTexts.save);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: frameTexts.save }));
  };
  return { ...app, click, goOn, save };
}

/** The editor, open. */
export type OpenEditor = Awaited<ReturnType<typeof openEditor>>;

/** A field of text by its name. */
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** A question on the page, by its place from 1. */
export const questionAt = (place: number) =>
  within(screen.getByRole('region', { name: new RegExp(`^Pergunta ${place}:`) }));
/** What the texts of the questions are, in their order. */
export const questionTexts = () =>
  screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Pergunta \d+$/ })
    .map(({ value }) => value);
/** What was sent last. */
export const bodyOf = ({ server }: OpenEditor, path: typeof CREATE | typeof UPDATE) =>
  server.requestsTo('post', path).at(-1)?.body;

/** Refuses a field whose value something else has. */
export const takenReply = (name: string, message: string): FakeReply => ({
  kind: 'problem',
  status: 409,
  errors: [message],
  faults: [{ field: name, message }],
});

/** Refuses what has changed meanwhile. */
export const changedReply = problemReply(409, 'Outra pessoa alterou este jogo.');
