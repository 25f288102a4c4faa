import { LANGUAGE_NAMES, type Language, languageOf } from '@aferir/domain';

/** What stands for the language of somebody who has chosen none. */
export function companysLanguage(offered: readonly string[]): string {
  return `O da empresa (${LANGUAGE_NAMES[languageOf(offered[0])]})`;
}

/** A language that somebody has chosen and the company does not offer any more. */
export function endedLanguage(chosen: Language): string {
  return `${LANGUAGE_NAMES[chosen]} (não é mais oferecido)`;
}
