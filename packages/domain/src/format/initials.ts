/** The first letters of the first and the last name, in upper case; '?' without a name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean);
  const chosen = names.length > 1 ? [names[0], names.at(-1)] : names;
  const letters = chosen.map((part) => Array.from(part ?? '')[0] ?? '');
  return letters.join('').toLocaleUpperCase('pt-BR') || '?';
}
