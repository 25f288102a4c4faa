/** The competencies of a response by how strong they are. */
export interface CompetencyStrengths<Item> {
  /** The highest indices, the highest first. */
  readonly strongest: readonly Item[];
  /** The lowest indices, the lowest first. */
  readonly weakest: readonly Item[];
  /** All others, the highest first. */
  readonly others: readonly Item[];
}

/** How many competencies stand out at each end. */
const MOST_AT_AN_END = 3;

/**
 * Takes the strongest and the weakest competencies out, up to three each and at most half of them.
 * None is both: where the weakest would be as high as the strongest, it stays among the others.
 * Equal ones keep their order.
 */
export function splitByStrength<Item extends { readonly index: number }>(
  competencies: readonly Item[],
): CompetencyStrengths<Item> {
  const sorted = competencies.toSorted((a, b) => b.index - a.index);
  const size = Math.min(MOST_AT_AN_END, Math.floor(sorted.length / 2));
  const strongest = sorted.slice(0, size);
  const limit = strongest.at(-1)?.index ?? 0;
  const weakest = sorted.slice(sorted.length - size).filter(({ index }) => index < limit);
  if (weakest.length === 0) return { strongest: [], weakest: [], others: sorted };
  const others = sorted.slice(size, sorted.length - weakest.length);
  return { strongest, weakest: weakest.reverse(), others };
}
