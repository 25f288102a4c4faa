import { byLanguage, type Language } from '@aferir/domain';

const conjunctionIn = byLanguage(
  (language) => new Intl.ListFormat(language, { type: 'conjunction' }),
);

/** All names in a sentence: 'Ana Souza e Rafael Nogueira'. */
export function joinNames(names: readonly string[], language: Language): string {
  return conjunctionIn(language).format(names);
}
