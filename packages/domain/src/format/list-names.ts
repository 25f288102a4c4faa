const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** The most names in a list before the rest is counted. */
const MOST_NAMES = 3;

/** Lists names for a sentence: 'A e B'; of more than three the first two: 'A, B e mais 2'. */
export function listNames(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return conjunction.format(names);
  const named = names.slice(0, MOST_NAMES - 1);
  return conjunction.format([...named, `mais ${names.length - named.length}`]);
}
