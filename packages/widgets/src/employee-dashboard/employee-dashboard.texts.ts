import { textsIn } from '../shared/language/texts-in.tsx';
import { employeeDashboardMessages } from './employee-dashboard.messages.ts';

/** The texts of the widget in every language. */
export const employeeDashboardTexts = textsIn(employeeDashboardMessages, {
  en: async () => (await import('../languages/en/employee-dashboard.ts')).employeeDashboardEnglish,
  es: async () => (await import('../languages/es/employee-dashboard.ts')).employeeDashboardSpanish,
});
