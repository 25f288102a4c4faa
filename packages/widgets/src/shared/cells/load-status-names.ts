import type { ShownStatus } from '@aferir/domain';
import type { OtherLanguage } from '../language/texts-in.tsx';

/** What each status of an assessment is called, by its code. */
export type StatusNames = Readonly<Record<ShownStatus, string>>;

const catalogues = {
  en: async () => (await import('../../languages/en/statuses.ts')).statusesEnglish,
  es: async () => (await import('../../languages/es/statuses.ts')).statusesSpanish,
} satisfies Record<OtherLanguage, () => Promise<StatusNames>>;

/** Fetches what statuses are called in another language than Portuguese, in which a server says them. */
export function loadStatusNames(language: OtherLanguage): Promise<StatusNames> {
  return catalogues[language]();
}
