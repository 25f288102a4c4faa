/** The fewest people of whom figures of an anonymous game tell, and scores and profiles of the dashboard. */
export const MINIMUM_GROUP = 5;

/** What the groups are called that are too small to be told of one by one. */
export const MERGED_GROUP_NAME = 'Demais departamentos';

/** The people of one group who have answered. */
export interface AnsweringGroup {
  /** Null: people who belong to no group. */
  readonly id: number | null;
  readonly name: string;
  readonly count: number;
}

/** Whom figures may be told of. */
export interface DisclosedGroups {
  /** Groups that are told of by themselves, by name. */
  readonly groups: readonly (AnsweringGroup & { readonly id: number })[];
  /** How many people the others are together; 0: there are no others. */
  readonly mergedCount: number;
  readonly total: number;
}

/**
 * Tells whom figures of an anonymous game may be told of, so that no few people are found by taking one figure from
 * another: groups of fewer than five are told of together, and where these are fewer than five themselves, the smallest
 * of the others is put to them. Fewer than five altogether are told nothing of. Groups in which nobody has finished
 * count where they have answered something: they are merged as well.
 */
export function disclosedGroups(answering: readonly AnsweringGroup[]): DisclosedGroups {
  const total = answering.reduce((sum, { count }) => sum + count, 0);
  if (total < MINIMUM_GROUP) return { groups: [], mergedCount: total, total };
  const large = answering
    .filter((group): group is AnsweringGroup & { id: number } => isLarge(group))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pt-BR') || a.id - b.id);
  const hasSmall = large.length < answering.length;
  const largeCount = large.reduce((sum, { count }) => sum + count, 0);
  const isTooFew = hasSmall && total - largeCount < MINIMUM_GROUP;
  const groups = isTooFew ? large.slice(0, -1) : large;
  const told = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    groups: groups.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    mergedCount: total - told,
    total,
  };
}

function isLarge({ id, count }: AnsweringGroup): boolean {
  return id !== null && count >= MINIMUM_GROUP;
}
