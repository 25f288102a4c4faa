import { meanOf } from '../performance/performance-scale.ts';
import { RATER_GROUPS, type RaterGroup } from './rater-group.ts';
import { RATER_LIMITS } from './rater-limits.ts';

/** One who rated from around a person: scores and comments by competency. */
export interface AroundRating {
  readonly group: RaterGroup;
  readonly scores: ReadonlyMap<number, number>;
  readonly comments: ReadonlyMap<number, string>;
}

/** What a group came to in one competency. */
export interface AroundMean {
  readonly competencyId: number;
  readonly mean: number;
  /** In an order that says nothing of who wrote them; empty where they are too few. */
  readonly comments: readonly string[];
}

/** What a group came to. */
export interface AroundGroup {
  readonly group: RaterGroup;
  /** How many rated everything; null where they are too few to tell. */
  readonly raters: number | null;
  /** Empty where they are too few to tell. */
  readonly means: readonly AroundMean[];
}

/**
 * The means of each group. Only those count who have rated every competency, and nothing is told of fewer than three: neither a mean, nor how many
 * they are. Of comments three on one competency are told, by their text.
 */
export function aroundMeans(
  competencyIds: readonly number[],
  ratings: readonly AroundRating[],
): AroundGroup[] {
  return RATER_GROUPS.map((group) => {
    const whole = ratings.filter(
      (rating) => rating.group === group && competencyIds.every((id) => rating.scores.has(id)),
    );
    if (whole.length < RATER_LIMITS.told || competencyIds.length === 0) {
      return { group, raters: null, means: [] };
    }
    return {
      group,
      raters: whole.length,
      means: competencyIds.map((competencyId) => ({
        competencyId,
        mean: meanOf(whole.map(({ scores }) => scores.get(competencyId) ?? null)) ?? 0,
        comments: toldComments(whole.map(({ comments }) => comments.get(competencyId) ?? '')),
      })),
    };
  });
}

function toldComments(comments: readonly string[]): string[] {
  const written = comments.filter((comment) => comment !== '');
  if (written.length < RATER_LIMITS.told) return [];
  return written.toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
}
