import type { UiCatalogue } from './ui-catalogue.ts';

const catalogues = {
  en: async () => (await import('./en.ts')).english,
  es: async () => (await import('./es.ts')).spanish,
} satisfies Record<string, () => Promise<UiCatalogue>>;

/** A language that the kit speaks beside Portuguese, which is always at hand. */
export type UiLanguage = keyof typeof catalogues;

/** Fetches every text of the kit in a language: what {@link UiMessagesProvider} takes. */
export function loadUiMessages(language: UiLanguage): Promise<UiCatalogue> {
  return catalogues[language]();
}
