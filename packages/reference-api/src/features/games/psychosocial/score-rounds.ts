import {
  AGREEMENT_SCALE,
  countExperiences,
  MINIMUM_GROUP,
  type PsychosocialAnswers,
  type PsychosocialScores,
  psychosocialInstrument,
  scorePsychosocial,
} from '@aferir/domain';
import type { ItemCount, RoundGroup, SurveyRound } from './psychosocial-read-model.ts';

/** A group of a round, scored. */
export interface ScoredGroup extends RoundGroup {
  readonly scores: PsychosocialScores;
  /** How many answers tell of something that has happened. */
  readonly experiences: number;
}

/** A round of which enough have answered, scored. */
export interface ScoredRound extends SurveyRound {
  readonly scores: PsychosocialScores;
  readonly groups: readonly ScoredGroup[];
}

/** Scores the rounds that enough people have answered; others are left out. */
export function scoreRounds(
  rounds: readonly SurveyRound[],
  groups: readonly RoundGroup[],
  counts: readonly ItemCount[],
): ScoredRound[] {
  return rounds.flatMap((round) => {
    const ofRound = groups.filter(({ gameId }) => gameId === round.id);
    const people = ofRound.reduce((sum, { count }) => sum + count, 0);
    if (people < MINIMUM_GROUP) return [];
    const instrument = psychosocialInstrument(round.version);
    const itemCount = instrument.items.length;
    const given = counts.filter(({ gameId }) => gameId === round.id);
    return {
      ...round,
      scores: scorePsychosocial(instrument, answersOf(given, itemCount)),
      groups: ofRound.map((group) => {
        const answers = answersOf(
          given.filter(({ departmentId }) => departmentId === group.departmentId),
          itemCount,
        );
        return {
          ...group,
          scores: scorePsychosocial(instrument, answers),
          experiences: countExperiences(instrument, answers),
        };
      }),
    };
  });
}

function answersOf(counts: readonly ItemCount[], itemCount: number): PsychosocialAnswers {
  const answers = Array.from({ length: itemCount }, () =>
    Array.from({ length: AGREEMENT_SCALE }, () => 0),
  );
  for (const { item, value, count } of counts) {
    const values = answers[item - 1];
    if (values) values[value - 1] = (values[value - 1] ?? 0) + count;
  }
  return answers;
}
