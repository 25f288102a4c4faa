import { describe, expect, it } from 'vitest';
import vectors from '../../fixtures/disc-scoring.json' with { type: 'json' };
import { certaintyOf, friedmanStatistic } from './disc-certainty.ts';
import { describeOutcome, orderSums } from './disc-profile.ts';
import { scoreRankings } from './disc-scoring.ts';
import { type Place, PROFILES, type Profile, type Ranking } from './disc-types.ts';

const initials = 'DISC';

/** Gives each question four option ids of its own, one per profile. */
function readQuestions(questions: string) {
  const profileOfOption = new Map<number, Profile>();
  const rankings = questions.split(' ').map((order, question) => {
    const ranking: Record<number, Place> = {};
    for (const [index, profile] of PROFILES.entries()) {
      const optionId = question * 4 + index + 1;
      profileOfOption.set(optionId, profile);
      ranking[optionId] = (order.indexOf(initials.charAt(index)) + 1) as Place;
    }
    return ranking satisfies Ranking;
  });
  return { rankings, profileOfOption };
}

describe.each(vectors.cases)('$name', ({ questions, expected }) => {
  const { rankings, profileOfOption } = readQuestions(questions);
  const score = scoreRankings(rankings, profileOfOption);
  const ordered = orderSums(score);
  const outcome = describeOutcome(ordered);

  it('adds up', () => {
    expect(score).toEqual({
      questionCount: rankings.length,
      sums: expected.sums,
      firstPlaces: expected.firstPlaces,
    });
  });

  it('orders the profiles and names the outcome', () => {
    expect(ordered.map(({ profile }) => profile)).toEqual(expected.order);
    expect(outcome).toMatchObject({
      primary: expected.primary,
      secondary: expected.secondary,
      name: expected.name,
    });
    expect(outcome.shares.map(({ percent }) => percent)).toEqual(expected.percents);
  });

  it('tells how sure it is', () => {
    expect(friedmanStatistic(ordered)).toBeCloseTo(expected.friedman, 2);
    expect(certaintyOf(ordered)).toEqual({
      isBarelyDifferentiated: expected.isBarelyDifferentiated,
      isTechnicalTie: expected.isTechnicalTie,
    });
  });
});
