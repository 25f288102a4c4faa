import type { components } from '@aferir/api-client';
import {
  GAME_QUESTION_KIND_CODES,
  languageOfPerson,
  nextQuestion,
  PSYCHOSOCIAL_SURVEY_NOTICE,
  toldVotes,
} from '@aferir/domain';
import type { CallerCompany } from '../../platform/db/company-tables.ts';
import type { PlayedGame, PlayedQuestion } from '../../shared/playing/playing.ts';
import { gamePlayerMessages as texts } from './game-player-messages.ts';
import type { TakenAnswer } from './save-answer.ts';

type Wire = components['schemas'];

/** A game as its player sees it. */
export function toGamePlay(
  game: PlayedGame,
  personId: number,
  company: CallerCompany,
): Wire['GamePlay'] {
  const [first] = game.questions;
  return {
    idJogo: game.id,
    nmJogo: game.title,
    dsOptJogo: game.description,
    idTipoJogo: GAME_QUESTION_KIND_CODES[first?.kind ?? 'words'],
    flAnonimo: game.isAnonymous,
    idCliente: company.id,
    nmEmpresa: company.trade_name,
    logoUrl: company.logo_url,
    corMarca: company.brand_color,
    cdIdioma: languageOfPerson(game.personLanguage, company.languages),
    idOrganogramaPessoa: personId,
    nmOrganogramaPessoa: game.personName,
    nrEscala: game.scale,
    nrIndexPergunta: placeIn(game),
    dsAviso: game.template === 'nr1' ? PSYCHOSOCIAL_SURVEY_NOTICE : null,
    dadosPerguntas: game.questions.map(toQuestion),
  };
}

/** How far a player is with an answer, and what is said of it. */
export function toAnswerReply(taken: TakenAnswer): { data: Wire['GameAnswerReply']; msg: string } {
  const told = taken.votes && toldVotes(taken.votes);
  const data = {
    nrIndexPergunta: taken.next,
    flConcluido: taken.isFinished,
    dadosTotais:
      told?.map(({ optionId, votes, percent }) => ({
        idPerguntaOpcao: optionId,
        qtdVotos: votes,
        percentual: percent,
      })) ?? null,
  };
  return { data, msg: taken.isRight === undefined ? texts.saved : rightness(taken.isRight) };
}

function rightness(isRight: boolean): string {
  return isRight ? texts.right : texts.wrong;
}

function placeIn({ finishedOn, questions, answeredIds }: PlayedGame): number {
  if (finishedOn !== null) return questions.length;
  return nextQuestion(
    questions.map(({ id }) => id),
    new Set(answeredIds),
  );
}

function toQuestion({
  id,
  kind,
  text,
  hasSupportPage,
  options,
}: PlayedQuestion): Wire['GamePlayQuestion'] {
  return {
    idPergunta: id,
    idTipo: GAME_QUESTION_KIND_CODES[kind],
    dsPergunta: text,
    flPaginaApoio: hasSupportPage,
    dadosPerguntaOpcoes: options.map((option) => ({
      idPerguntaOpcao: option.id,
      dsOpcao: option.text,
    })),
  };
}
