import type { LinkClient, Schema } from '@aferir/api-client';
import {
  getGameQuery,
  saveGameChoiceMutation,
  saveGameRatingMutation,
  saveGameTextMutation,
  type WriteReply,
  writeStepReply,
} from '@aferir/api-client/react';
import { gameQuestionKindOf } from '@aferir/domain';
import type { QueryClient } from '@tanstack/react-query';
import { toCompany } from '../shared/company/company.ts';
import { ratedPlaces, WHOLE_QUESTION } from './game-answer.ts';
import type { AnswerReply, Game, GameAnswer, GameQuestion } from './game-player.types.ts';

/** A question is answered once, so that an answer may be sent until it arrives. */
const REPEATABLE = { maxAttempts: 5 };

/** What a link opens. */
export interface GameOpening {
  readonly outcome: 'opened';
  readonly game: Game;
}

/** Opens the game of the client's link, which is good for one person alone. What came is there for the page around, too. */
export async function openGame(
  queries: QueryClient,
  client: LinkClient,
  personId: number,
): Promise<GameOpening> {
  const query = { hsGame: client.hash, idPessoa: personId };
  const game = await queries.fetchQuery({ ...getGameQuery(client, { query }), staleTime: 0 });
  return { outcome: 'opened', game: toGame(game) };
}

/** Sends an answer. Doing it again changes nothing. */
export async function saveAnswer(
  queries: QueryClient,
  client: LinkClient,
  game: Game,
  question: GameQuestion,
  answer: GameAnswer,
): Promise<AnswerReply> {
  const idOrganogramaPessoa = game.person.id;
  const idPergunta = question.id;
  switch (answer.kind) {
    case 'choice': {
      const body = { idOrganogramaPessoa, idPergunta, idPerguntaOpcao: answer.optionId };
      const write = saveGameChoiceMutation(client);
      return toReply(question, await writeStepReply(queries, write, { body, ...REPEATABLE }));
    }
    case 'text': {
      const body = { idJogador: idOrganogramaPessoa, idPergunta, dsTexto: answer.text.trim() };
      const write = saveGameTextMutation(client);
      return toReply(question, await writeStepReply(queries, write, { body, ...REPEATABLE }));
    }
    case 'ratings': {
      const write = saveGameRatingMutation(client);
      const bodies = ratedPlaces(question).map((place) => ({
        idOrganogramaPessoa,
        idPergunta,
        nrValor: answer.ratings[place] ?? 0,
        ...(place !== WHOLE_QUESTION && { idPerguntaOpcao: place }),
      }));
      const last = await inTurn(bodies, (body) =>
        writeStepReply(queries, write, { body, ...REPEATABLE }),
      );
      return toReply(question, last);
    }
  }
}

/** Does one after the other; gives what came of the last, with which a question is answered. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result> {
  const [first, ...rest] = items;
  if (first === undefined) throw new RangeError('There is nothing to send');
  return rest.reduce(async (before, item) => {
    await before;
    return work(item);
  }, work(first));
}

function toReply(
  { kind }: GameQuestion,
  { data, message }: WriteReply<Schema<'GameAnswerReply'>>,
): AnswerReply {
  const isRight = message === 'True';
  return {
    verdict: kind !== 'quiz' ? 'sent' : isRight ? 'right' : 'wrong',
    answered: data.nrIndexPergunta,
    totals:
      data.dadosTotais?.map(({ idPerguntaOpcao, qtdVotos, percentual }) => ({
        optionId: idPerguntaOpcao,
        votes: qtdVotos,
        percent: percentual,
      })) ?? null,
  };
}

function toGame(game: Schema<'GamePlay'>): Game {
  return {
    id: game.idJogo,
    title: game.nmJogo,
    description: game.dsOptJogo,
    isAnonymous: game.flAnonimo,
    person: { id: game.idOrganogramaPessoa, name: game.nmOrganogramaPessoa },
    company: toCompany(game),
    scale: game.nrEscala,
    notice: game.dsAviso,
    questions: game.dadosPerguntas.map((question) => ({
      id: question.idPergunta,
      kind: gameQuestionKindOf(question.idTipo),
      text: question.dsPergunta,
      isFollowedBySupport: question.flPaginaApoio,
      options: question.dadosPerguntaOpcoes.map(({ idPerguntaOpcao, dsOpcao }) => ({
        id: idPerguntaOpcao,
        text: dsOpcao,
      })),
    })),
    answered: game.nrIndexPergunta,
  };
}
