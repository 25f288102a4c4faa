import { PLACES, type Place, type RankedOption, type Ranking } from './disc-types.ts';

/** The option that holds a place, if any does. */
export function optionAt(ranking: Ranking, place: Place): number | undefined {
  const entry = Object.entries(ranking).find(([, taken]) => taken === place);
  return entry && Number(entry[0]);
}

/** The other option that keeps this one from taking a place, if any does. */
export function placeTakenBy(ranking: Ranking, optionId: number, place: Place): number | undefined {
  const holder = optionAt(ranking, place);
  return holder === optionId ? undefined : holder;
}

/**
 * Gives an option a place. Choosing its own place again clears it; a place that another option
 * holds is refused, and the same ranking comes back.
 */
export function choosePlace(ranking: Ranking, optionId: number, place: Place): Ranking {
  if (placeTakenBy(ranking, optionId, place) !== undefined) return ranking;
  const { [optionId]: current, ...others } = ranking;
  return current === place ? others : { ...others, [optionId]: place };
}

/** Whether every option of the question has a place of its own. */
export function isRankingComplete(ranking: Ranking, optionIds: readonly number[]): boolean {
  const places = optionIds.map((id) => ranking[id]);
  return places.every((place) => place !== undefined) && new Set(places).size === places.length;
}

/** Why an answer to a question can't be accepted. */
export type RankingFault = 'wrong-options' | 'invalid-place' | 'repeated-place';

/** Checks an answer that came from outside against the options of its question. */
export function findRankingFaults(
  answer: readonly RankedOption[],
  optionIds: readonly number[],
): RankingFault[] {
  const given = new Set(answer.map(({ optionId }) => optionId));
  const places = answer.map(({ place }) => place);
  const faults: RankingFault[] = [];
  if (
    answer.length !== optionIds.length ||
    given.size !== optionIds.length ||
    !optionIds.every((id) => given.has(id))
  ) {
    faults.push('wrong-options');
  }
  if (!places.every(isPlace)) faults.push('invalid-place');
  if (new Set(places).size !== places.length) faults.push('repeated-place');
  return faults;
}

/** Turns a checked answer into a ranking. */
export function toRanking(answer: readonly RankedOption[]): Ranking {
  const ranking: Record<number, Place> = {};
  for (const { optionId, place } of answer) {
    if (!isPlace(place)) throw new RangeError(`${place} is not a place on the scale`);
    ranking[optionId] = place;
  }
  return ranking;
}

/** Whether a number is a place on the scale. */
export function isPlace(value: number): value is Place {
  return (PLACES as readonly number[]).includes(value);
}
