import { spoken } from '../../platform/sentences/interpreter.ts';
import { gamePlayerMessages } from './game-player-messages.ts';

/** What players read, in the other languages; 'True' and 'False' belong to the contract. */
export const gamePlayerSentences = spoken<
  Omit<typeof gamePlayerMessages, 'saved' | 'right' | 'wrong'>
>(gamePlayerMessages, {
  en: {
    otherLink: 'This link does not give access to this game.',
    deleted: 'This game is no longer available to you. If in doubt, ask HR at your company.',
    closed: 'This game was closed. If in doubt, ask HR at your company.',
    noSuchQuestion: 'This question is not part of the game. Reload the page.',
    noSuchOption: 'Choose one of the options of this question.',
    otherKind: 'This question is answered in another way. Reload the page.',
    rating: (most) => `Choose a value from 1 to ${most}.`,
  },
  es: {
    otherLink: 'Este enlace no da acceso a este juego.',
    deleted:
      'Este juego ya no está disponible para ti. Si tienes dudas, consulta a Recursos Humanos de tu empresa.',
    closed: 'Este juego ya se cerró. Si tienes dudas, consulta a Recursos Humanos de tu empresa.',
    noSuchQuestion: 'Esta pregunta no forma parte del juego. Recarga la página.',
    noSuchOption: 'Elige una de las opciones de esta pregunta.',
    otherKind: 'Esta pregunta se responde de otra forma. Recarga la página.',
    rating: (most) => `Elige un valor de 1 a ${most}.`,
  },
});
