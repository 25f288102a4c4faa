import { textsIn } from '../shared/language/texts-in.tsx';
import { trainingPlayerMessages } from './training-player.messages.ts';

/** The texts of the widget in every language. */
export const trainingPlayerTexts = textsIn(trainingPlayerMessages, {
  en: async () => (await import('../languages/en/training-player.ts')).trainingPlayerEnglish,
  es: async () => (await import('../languages/es/training-player.ts')).trainingPlayerSpanish,
});
