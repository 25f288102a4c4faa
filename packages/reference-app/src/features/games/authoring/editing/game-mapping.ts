import type { Schema } from '@aferir/api-client';
import { DEFAULT_GAME_SCALE, GAME_QUESTION_KIND_CODES, gameQuestionKindOf } from '@aferir/domain';
import type { GamePreviewContent } from '@aferir/widgets';
import type { GameEdit, QuestionEdit } from './game-edit.ts';

/** A game as it is written on; without one, a new one without questions. */
export function toGameEdit(game: Schema<'GameContent'> | undefined): GameEdit {
  return {
    title: game?.nmJogo ?? '',
    description: game?.dsOptJogo ?? '',
    scale: game?.nrEscala ?? DEFAULT_GAME_SCALE,
    isAnonymous: game?.flAnonimo ?? false,
    questions: game?.perguntas.map(toQuestionEdit) ?? [],
    people: game?.funcionarios ?? [],
  };
}

function toQuestionEdit(question: Schema<'GameQuestion'>): QuestionEdit {
  const { idPergunta, idTipo, dsPergunta, opcoes } = question;
  return {
    key: `pergunta-${idPergunta}`,
    kind: gameQuestionKindOf(idTipo),
    text: dsPergunta,
    dimension: question.dsDimensao,
    hasSupportPage: question.flPaginaApoio,
    options: opcoes.map(({ idPerguntaOpcao, dsOpcao, flCorreta }) => ({
      key: `opcao-${idPerguntaOpcao}`,
      text: dsOpcao,
      isRight: flCorreta,
    })),
  };
}

/** A game as it is sent. */
export function toGameRequest(edit: GameEdit): Schema<'CreateGameRequest'> {
  return {
    nmJogo: edit.title.trim(),
    dsOptJogo: edit.description.trim(),
    nrEscala: edit.scale,
    flAnonimo: edit.isAnonymous,
    perguntas: edit.questions.map(({ kind, text, options }) => ({
      idTipo: GAME_QUESTION_KIND_CODES[kind],
      dsPergunta: text.trim(),
      opcoes: options.map((option) => ({
        dsOpcao: option.text.trim(),
        flCorreta: kind === 'quiz' && option.isRight,
      })),
    })),
    funcionarios: edit.people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
  };
}

/** A game as those see it who play it. */
export function toPreviewContent(edit: GameEdit): GamePreviewContent {
  let optionId = 0;
  return {
    nmJogo: edit.title.trim(),
    dsOptJogo: edit.description.trim(),
    nrEscala: edit.scale,
    flAnonimo: edit.isAnonymous,
    perguntas: edit.questions.map((question, index) => ({
      idPergunta: index + 1,
      idTipo: GAME_QUESTION_KIND_CODES[question.kind],
      dsPergunta: question.text.trim(),
      flPaginaApoio: question.hasSupportPage,
      dsDimensao: question.dimension,
      opcoes: question.options.map(({ text, isRight }) => {
        optionId += 1;
        return { idPerguntaOpcao: optionId, dsOpcao: text.trim(), flCorreta: isRight };
      }),
    })),
  };
}
