import { problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen, within } from '@testing-library/react';
import { candidate, chosenPerson } from '../../../../shared/testing/audience-fixtures.ts';
import { openAuthoring } from '../../../../shared/testing/authoring-scene.tsx';
import { createStaffServer } from '../../../../shared/testing/staff-server.ts';
import { gameTotals } from '../../testing/games-fixtures.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import { game } from './game-fixtures.ts';
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
    .on('get', '/Jogo/GetGridPessoas', { rows: [candidate, chosenPerson], qtdRecords: 2 })
    .on('post', '/Jogo/Duplicar', 8)
    .on('post', CREATE, 5)
    .on('post', UPDATE, null);
}

/** Opens the editor at an address of the section. */
export const openEditor = (address: string, server = createServer()) =>
  openAuthoring(`${LIST}/${address}`, server, texts.frame.stepNames);

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

/** Refuses what has changed meanwhile. */
export const changedReply = problemReply(409, 'Outra pessoa alterou este jogo.');
