import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { createDataWords, type DataWords, type PersonalDataTexts } from './data-words.ts';
import { personalDataMessages } from './personal-data-messages.ts';

const catalogues = {
  en: async () => (await import('./personal-data-en.ts')).personalDataEnglish,
  es: async () => (await import('./personal-data-es.ts')).personalDataSpanish,
} satisfies Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<PersonalDataTexts>>;

/** Fetches what a person's own data say in a language; the Portuguese texts come with the document. */
export async function loadDataWords(language: Language): Promise<DataWords> {
  const texts = language === DEFAULT_LANGUAGE ? personalDataMessages : await catalogues[language]();
  return createDataWords(texts, language);
}
