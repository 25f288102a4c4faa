import { checkGame, type DraftQuestion, gameQuestionKindOf, oneLine } from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { invalidFields } from '../../platform/errors/failures.ts';
import type { SavedGame } from './game-service.ts';
import { fieldOf } from './wire-fields.ts';

/** A game as it comes in, whether it is new or not. */
type GameBody = BodyOf<'createGame'>;

/** A game that came in, checked. */
export function toSavedGame(body: GameBody): SavedGame {
  const title = oneLine(body.nmJogo);
  const description = body.dsOptJogo.trim();
  const scale = body.nrEscala;
  const questions = body.perguntas.map(toDraftQuestion);
  const faults = checkGame({ title, description, scale, questions });
  if (faults.length > 0) {
    throw invalidFields(faults.map(({ place, message }) => ({ field: fieldOf(place), message })));
  }
  return {
    title,
    description,
    scale,
    isAnonymous: body.flAnonimo,
    questions: questions.map((question) => ({
      ...question,
      templateItem: null,
      hasSupportPage: false,
    })),
    personIds: [...new Set(body.funcionarios)],
  };
}

function toDraftQuestion({
  idTipo,
  dsPergunta,
  opcoes,
}: GameBody['perguntas'][number]): DraftQuestion {
  const kind = gameQuestionKindOf(idTipo);
  return {
    kind,
    text: dsPergunta.trim(),
    options: opcoes.map(({ dsOpcao, flCorreta = false }) => ({
      text: oneLine(dsOpcao),
      isRight: kind === 'quiz' && flCorreta,
    })),
  };
}
