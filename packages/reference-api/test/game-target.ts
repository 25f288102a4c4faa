import { quiz, voting, words } from '../src/features/games/testing/games-scene.ts';
import type { BodyOf } from '../src/operation/operation.ts';
import type { TestApp } from './build-test-app.ts';
import { lastMailedLink } from './mails.ts';

/** A game of a company that was sent to a person, and a survey that was not. */
export interface GameTarget {
  readonly gameId: number;
  /** A survey of psychosocial risk, without people. */
  readonly surveyId: number;
  /** A quiz, words, a statement that is rated, and a voting. */
  readonly questions: readonly { readonly id: number; readonly optionIds: readonly number[] }[];
  readonly personId: number;
  /** The hash of the person's link. */
  readonly hs: string;
}

/** Adds both to the company of an administrator. */
export async function createGameTarget(
  test: TestApp,
  { companyId, token, personId }: { companyId: number; token: string; personId: number },
): Promise<GameTarget> {
  const { data: gameId } = await test.call('createGame', { token, body: secretGame(personId) });
  const { data: surveyId } = await test.call('createGameFromTemplate', {
    token,
    body: { dsModelo: 'nr1' },
  });
  await test.call('sendGameInvitations', { token, query: { idJogo: gameId } });
  const hs = await lastMailedLink(test, companyId);
  const { data } = await test.call('getGame', { query: { hsGame: hs, idPessoa: personId } });
  const questions = data.dadosPerguntas.map(({ idPergunta, dadosPerguntaOpcoes }) => ({
    id: idPergunta,
    optionIds: dadosPerguntaOpcoes.map(({ idPerguntaOpcao }) => idPerguntaOpcao),
  }));
  return { gameId, surveyId, questions, personId, hs };
}

/** What it takes to save the game. */
export function secretGame(personId: number): BodyOf<'createGame'> {
  return {
    nmJogo: 'Jogo Sigiloso',
    dsOptJogo: 'Pergunta o que ninguém conta.',
    nrEscala: 5,
    flAnonimo: false,
    perguntas: [
      quiz(),
      words('Pergunta Sigilosa'),
      { idTipo: 3, dsPergunta: 'Aqui se respeita o silêncio.', opcoes: [] },
      voting('Segredo', 'Silêncio'),
    ],
    funcionarios: [personId],
  };
}
