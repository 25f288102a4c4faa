import { textsIn } from '../../shared/language/texts-in.tsx';
import { type GamePlayerMessages, gamePlayerMessages } from '../game-player.messages.ts';

const asPreview = (messages: GamePlayerMessages): GamePlayerMessages => ({
  ...messages,
  name: messages.previewName,
});

/** The texts of the preview in every language. */
export const gamePreviewTexts = textsIn(asPreview(gamePlayerMessages), {
  en: async () => asPreview((await import('../../languages/en/game-player.ts')).gamePlayerEnglish),
  es: async () => asPreview((await import('../../languages/es/game-player.ts')).gamePlayerSpanish),
});
