/** The languages of the interface, by their tags. The first is spoken where nobody asks for another one. */
export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;

/** A language of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** Spoken where nobody asks for another language, and that of all content. */
export const DEFAULT_LANGUAGE = LANGUAGES[0];

/** The language that a tag asks for, in any case and of any region; the default one for all that we do not speak. */
export function languageOf(tag: string | null | undefined): Language {
  const asked = primaryOf(tag ?? '');
  return LANGUAGES.find((language) => primaryOf(language) === asked) ?? DEFAULT_LANGUAGE;
}

function primaryOf(tag: string): string {
  return tag.trim().split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
}
