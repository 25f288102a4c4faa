const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** All names in a sentence: 'Ana Souza e Rafael Nogueira'. */
export function joinNames(names: readonly string[]): string {
  return conjunction.format(names);
}
