import type { Score } from '@aferir/domain';

/** A competency to be rated. */
export interface RatedCompetency {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}

/** Scores by competency id; a missing one is none. 0 is a score. */
export type Scores = Readonly<Record<number, Score>>;

/** Where somebody is in a list of competencies, and what has become of each score. */
export interface RatingPosition<Competency extends RatedCompetency = RatedCompetency> {
  readonly competencies: readonly Competency[];
  /** The competency on screen. */
  readonly index: number;
  /** What is chosen, sent or not. */
  readonly chosen: Scores;
  /** What the server is known to have. */
  readonly saved: Scores;
}

/** A position with the scores that the server has and those that were left unsent. */
export function positionWith<Competency extends RatedCompetency>(
  competencies: readonly Competency[],
  saved: Scores,
  unsent: Scores = {},
): RatingPosition<Competency> {
  const known = (scores: Scores) => scoresOf(competencies, (id) => scores[id]);
  return { competencies, index: 0, chosen: known({ ...saved, ...unsent }), saved: known(saved) };
}

/** The competency on screen. */
export function competencyOf<Competency extends RatedCompetency>(
  position: RatingPosition<Competency>,
): Competency {
  const competency = position.competencies[position.index];
  if (!competency) throw new RangeError(`there is no competency at ${position.index}`);
  return competency;
}

/** The score chosen for the competency on screen; null when there is none. */
export function chosenScore(position: RatingPosition): Score | null {
  return position.chosen[competencyOf(position).id] ?? null;
}

/** Whether the competency on screen is the last one. */
export function isLastCompetency({ competencies, index }: RatingPosition): boolean {
  return index === competencies.length - 1;
}

/** The position with another competency on screen. */
export function moveTo<Position extends RatingPosition>(
  position: Position,
  index: number,
): Position {
  const last = position.competencies.length - 1;
  return { ...position, index: Math.max(0, Math.min(index, last)) };
}

/** The position with a score chosen for the competency on screen. */
export function choose<Position extends RatingPosition>(
  position: Position,
  score: Score,
): Position {
  return { ...position, chosen: { ...position.chosen, [competencyOf(position).id]: score } };
}

/** The position once the server has a score. */
export function withSaved<Position extends RatingPosition>(
  position: Position,
  competencyId: number,
  score: Score,
): Position {
  return { ...position, saved: { ...position.saved, [competencyId]: score } };
}

/** The position with what the server has by now: choices that were not sent stay chosen. */
export function withSavedElsewhere<Position extends RatingPosition>(
  position: Position,
  saved: Scores,
): Position {
  return { ...position, saved, chosen: { ...saved, ...unsavedScores(position) } };
}

/** The choices that the server doesn't have. */
export function unsavedScores({ competencies, chosen, saved }: RatingPosition): Scores {
  return scoresOf(competencies, (id) => (chosen[id] === saved[id] ? undefined : chosen[id]));
}

/** Where the first competency without a choice is; undefined when there is none. */
export function firstUnchosen({ competencies, chosen }: RatingPosition): number | undefined {
  return indexWhere(competencies, ({ id }) => chosen[id] === undefined);
}

/** Where the first competency is whose score the server doesn't have; undefined when there is none. */
export function firstUnsaved({ competencies, chosen, saved }: RatingPosition): number | undefined {
  return indexWhere(competencies, ({ id }) => chosen[id] === undefined || chosen[id] !== saved[id]);
}

/** How many competencies have a score on the server. */
export function savedCount({ competencies, saved }: RatingPosition): number {
  return competencies.filter(({ id }) => saved[id] !== undefined).length;
}

function indexWhere(
  competencies: readonly RatedCompetency[],
  matches: (competency: RatedCompetency) => boolean,
): number | undefined {
  const index = competencies.findIndex(matches);
  return index < 0 ? undefined : index;
}

function scoresOf(
  competencies: readonly RatedCompetency[],
  scoreOf: (competencyId: number) => Score | undefined,
): Scores {
  const entries = competencies
    .map(({ id }) => [id, scoreOf(id)] as const)
    .filter((entry): entry is readonly [number, Score] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
