import { textsIn } from '../../shared/language/texts-in.tsx';
import {
  type TrainingPlayerMessages,
  trainingPlayerMessages,
} from '../training-player.messages.ts';

const asPreview = (messages: TrainingPlayerMessages): TrainingPlayerMessages => ({
  ...messages,
  name: messages.previewName,
});

/** The texts of the preview in every language. */
export const trainingPreviewTexts = textsIn(asPreview(trainingPlayerMessages), {
  en: async () =>
    asPreview((await import('../../languages/en/training-player.ts')).trainingPlayerEnglish),
  es: async () =>
    asPreview((await import('../../languages/es/training-player.ts')).trainingPlayerSpanish),
});
