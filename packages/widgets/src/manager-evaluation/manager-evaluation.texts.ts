import { textsIn } from '../shared/language/texts-in.tsx';
import { managerEvaluationMessages } from './manager-evaluation.messages.ts';

/** The texts of the widget in every language. */
export const managerEvaluationTexts = textsIn(managerEvaluationMessages, {
  en: async () => (await import('../languages/en/manager-evaluation.ts')).managerEvaluationEnglish,
  es: async () => (await import('../languages/es/manager-evaluation.ts')).managerEvaluationSpanish,
});
