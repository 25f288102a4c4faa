import type { GameDraftPlace } from '@aferir/domain';

/** The field of a request in which a part of a game stands. */
export function fieldOf(place: GameDraftPlace): string {
  switch (place.field) {
    case 'title':
      return 'nmJogo';
    case 'description':
      return 'dsOptJogo';
    case 'scale':
      return 'nrEscala';
    case 'questions':
      return 'perguntas';
    case 'question-text':
      return `perguntas.${place.question}.dsPergunta`;
    case 'options':
    case 'right-option':
      return `perguntas.${place.question}.opcoes`;
    case 'option':
      return `perguntas.${place.question}.opcoes.${place.option}.dsOpcao`;
  }
}
