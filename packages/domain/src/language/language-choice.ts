/** What is wrong with languages that are to be offered or chosen. */
export const LANGUAGE_FAULT_TEXTS = {
  none: 'Escolha pelo menos um idioma.',
  twice: 'Ofereça cada idioma uma vez só.',
  notOffered: 'Escolha um dos idiomas que a empresa oferece.',
} as const;

/** What is wrong with the languages that a company is to offer; undefined where nothing is. */
export function offerProblem(languages: readonly string[]): string | undefined {
  if (languages.length === 0) return LANGUAGE_FAULT_TEXTS.none;
  return new Set(languages).size < languages.length ? LANGUAGE_FAULT_TEXTS.twice : undefined;
}

/**
 * What is wrong with the language that somebody is to be addressed in; undefined where nothing is. What they have chosen before stays
 * theirs when the company ends to offer it, and none at all is the company's first.
 */
export function choiceProblem(
  chosen: string | null,
  { offered, current }: { offered: readonly string[]; current: string | null },
): string | undefined {
  const isOpen = chosen === null || chosen === current || offered.includes(chosen);
  return isOpen ? undefined : LANGUAGE_FAULT_TEXTS.notOffered;
}
