import type { Score } from '@aferir/domain';
import type { Answers, Item, Position } from '../questionnaire/position.ts';

/** A competency to be rated. */
export interface RatedCompetency extends Item {
  readonly name: string;
  readonly description: string | null;
}

/** Scores by competency id; a missing one is none. 0 is a score. */
export type Scores = Answers<Score>;

/** What is written beside scores, by competency id. */
export type Notes = Answers<string>;

/** Where somebody is in a list of competencies, and what has become of each score. */
export type RatingPosition<Competency extends RatedCompetency = RatedCompetency> = Position<
  Competency,
  Score
>;
