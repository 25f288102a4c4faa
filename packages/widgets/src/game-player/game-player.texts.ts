import { textsIn } from '../shared/language/texts-in.tsx';
import { gamePlayerMessages } from './game-player.messages.ts';

/** The texts of the widget in every language. */
export const gamePlayerTexts = textsIn(gamePlayerMessages, {
  en: async () => (await import('../languages/en/game-player.ts')).gamePlayerEnglish,
  es: async () => (await import('../languages/es/game-player.ts')).gamePlayerSpanish,
});
