import { textsIn } from '../shared/language/texts-in.tsx';
import { discQuestionnaireMessages } from './disc-questionnaire.messages.ts';

/** The texts of the widget in every language. */
export const discQuestionnaireTexts = textsIn(discQuestionnaireMessages, {
  en: async () => (await import('../languages/en/disc-questionnaire.ts')).discQuestionnaireEnglish,
  es: async () => (await import('../languages/es/disc-questionnaire.ts')).discQuestionnaireSpanish,
});
