import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '@aferir/domain';

/** What is said of languages that somebody may choose, by their names. */
export const languageMessages = {
  ofCompany: (name: string) => `O da empresa (${name})`,
  ended: (name: string) => `${name} (não é mais oferecido)`,
} as const;

/** What stands for the language of somebody who has chosen none. */
export function companysLanguage(offered: readonly string[]): string {
  return languageMessages.ofCompany(LANGUAGE_NAMES[languageOf(offered[0])]);
}

/** The languages that somebody may choose: what the company offers, and what they have chosen, though it may have ended. */
export function languageOptions(
  offered: readonly Language[],
  stored: Language | null | undefined,
  endedText: (name: string) => string = languageMessages.ended,
) {
  return LANGUAGES.filter((one) => offered.includes(one) || one === stored).map((value) => {
    const name = LANGUAGE_NAMES[value];
    return { value, label: offered.includes(value) ? name : endedText(name) };
  });
}
