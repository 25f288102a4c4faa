const languages = new Map<string, string>();

/** Keeps in mind which language a server has said a sentence in. */
export function tellLanguage(sentence: string, language: string): void {
  languages.set(sentence, language);
}

/**
 * The language that a server has said a sentence in, wherever the sentence has got to since; undefined for one that no server
 * of this page has said, or said the language of.
 */
export function languageOfSaid(sentence: string): string | undefined {
  return languages.get(sentence);
}
