import { LANGUAGE_NAMES, type Language, languageOf } from '@aferir/domain';

/** What is said of languages that somebody may choose, by their names. */
export const languageMessages = {
  ofCompany: (name: string) => `O da empresa (${name})`,
  ended: (name: string) => `${name} (não é mais oferecido)`,
} as const;

/** What stands for the language of somebody who has chosen none. */
export function companysLanguage(offered: readonly string[]): string {
  return languageMessages.ofCompany(LANGUAGE_NAMES[languageOf(offered[0])]);
}

/** A language that somebody has chosen and the company does not offer any more. */
export function endedLanguage(chosen: Language): string {
  return languageMessages.ended(LANGUAGE_NAMES[chosen]);
}
