import { DEFAULT_LANGUAGE, type Language } from '../language/index.ts';
import { conjunctionIn } from './conjunction.ts';

/** The most names in a list before the rest is counted. */
const MOST_NAMES = 3;

const REST: Readonly<Record<Language, (count: number) => string>> = {
  'pt-BR': (count) => `mais ${count}`,
  en: (count) => `${count} more`,
  es: (count) => `${count} más`,
};

/** Lists names for a sentence: 'A e B'; of more than three the first two: 'A, B e mais 2'. */
export function listNames(names: readonly string[], language: Language = DEFAULT_LANGUAGE): string {
  const conjunction = conjunctionIn(language);
  if (names.length <= MOST_NAMES) return conjunction.format(names);
  const named = names.slice(0, MOST_NAMES - 1);
  return conjunction.format([...named, REST[language](names.length - named.length)]);
}
