import { textsIn } from '../shared/language/texts-in.tsx';
import { teamMapMessages } from './team-map.messages.ts';

/** The texts of the widget in every language. */
export const teamMapTexts = textsIn(teamMapMessages, {
  en: async () => (await import('../languages/en/team-map.ts')).teamMapEnglish,
  es: async () => (await import('../languages/es/team-map.ts')).teamMapSpanish,
});
