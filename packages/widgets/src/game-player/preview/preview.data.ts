import type { Schema } from '@aferir/api-client';
import { gameQuestionKindOf } from '@aferir/domain';
import type { AnswerReply, Game, GameAnswer } from '../game-player.types.ts';

/** A game as staff write it; what has no id yet may have any that tells it from the rest. */
export type GamePreviewContent = Pick<
  Schema<'GameContent'>,
  'nmJogo' | 'dsOptJogo' | 'nrEscala' | 'flAnonimo' | 'perguntas'
>;

/** A game as its players will see it. */
export function toPreviewedGame(content: GamePreviewContent, person: string): Game {
  return {
    id: 0,
    title: content.nmJogo,
    description: content.dsOptJogo,
    isAnonymous: content.flAnonimo,
    person: { id: 0, name: person },
    scale: content.nrEscala,
    notice: null,
    questions: content.perguntas.map(
      ({ idPergunta, idTipo, dsPergunta, flPaginaApoio, opcoes }) => ({
        id: idPergunta,
        kind: gameQuestionKindOf(idTipo),
        text: dsPergunta,
        isFollowedBySupport: flPaginaApoio,
        options: opcoes.map(({ idPerguntaOpcao, dsOpcao }) => ({
          id: idPerguntaOpcao,
          text: dsOpcao,
        })),
      }),
    ),
    answered: 0,
  };
}

/** What a server would say to an answer; nobody else has voted. */
export function replyToPreview(
  { perguntas }: GamePreviewContent,
  index: number,
  answer: GameAnswer,
): AnswerReply {
  const question = perguntas[index];
  const isQuiz = question && gameQuestionKindOf(question.idTipo) === 'quiz';
  const chosenId = answer.kind === 'choice' ? answer.optionId : undefined;
  const chosen = question?.opcoes.find(({ idPerguntaOpcao }) => idPerguntaOpcao === chosenId);
  const verdict = !isQuiz ? 'sent' : chosen?.flCorreta ? 'right' : 'wrong';
  return { verdict, answered: index + 1, totals: null };
}
