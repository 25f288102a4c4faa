import { textsIn } from '../shared/language/texts-in.tsx';
import { behavioralReportMessages } from './behavioral-report.messages.ts';

/** The texts of the widget in every language. */
export const behavioralReportTexts = textsIn(behavioralReportMessages, {
  en: async () => (await import('../languages/en/behavioral-report.ts')).behavioralReportEnglish,
  es: async () => (await import('../languages/es/behavioral-report.ts')).behavioralReportSpanish,
});
