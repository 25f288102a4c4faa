import { LANGUAGE_NAMES, languageOf } from '@aferir/domain';

/** What stands for the language of somebody who has chosen none. */
export function companysLanguage(offered: readonly string[]): string {
  return `O da empresa (${LANGUAGE_NAMES[languageOf(offered[0])]})`;
}
