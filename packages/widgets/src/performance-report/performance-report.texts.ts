import { textsIn } from '../shared/language/texts-in.tsx';
import { performanceReportMessages } from './performance-report.messages.ts';

/** The texts of the widget in every language. */
export const performanceReportTexts = textsIn(performanceReportMessages, {
  en: async () => (await import('../languages/en/performance-report.ts')).performanceReportEnglish,
  es: async () => (await import('../languages/es/performance-report.ts')).performanceReportSpanish,
});
