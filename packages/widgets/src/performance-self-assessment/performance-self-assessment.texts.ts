import { textsIn } from '../shared/language/texts-in.tsx';
import {
  performanceSelfAssessmentMessages,
  withReplaced,
} from './performance-self-assessment.messages.ts';

/** The texts of the widget in every language. */
export const performanceSelfAssessmentTexts = textsIn(
  performanceSelfAssessmentMessages,
  {
    en: async () =>
      (await import('../languages/en/performance-self-assessment.ts'))
        .performanceSelfAssessmentEnglish,
    es: async () =>
      (await import('../languages/es/performance-self-assessment.ts'))
        .performanceSelfAssessmentSpanish,
  },
  withReplaced,
);
