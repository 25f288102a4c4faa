import { type OutcomeName, type Profile, profilesOfOutcome } from '@aferir/domain';
import { integerBetween } from '../../../shared/example/random.ts';
import type { DiscInstrument, DiscQuestion } from '../content/index.ts';
import { resultOf } from '../disc-result.ts';

/** One answered question: option ids from the best fit to the worst, and the time it took. */
export interface ExampleAnswer {
  questionId: number;
  ranking: number[];
  elapsedMs: number;
}

/** How much more than the rest the primary and the secondary profile draw people. */
const pull = { primary: 7, secondary: 3.2, other: 1 };

const maxAttempts = 500;

function drawOrder(
  question: DiscQuestion,
  weightOf: (profile: Profile) => number,
  random: () => number,
): number[] {
  const left = [...question.options];
  const ranking: number[] = [];
  while (left.length > 0) {
    let mark = random() * left.reduce((sum, option) => sum + weightOf(option.profile), 0);
    const drawn = left.findIndex((option) => {
      mark -= weightOf(option.profile);
      return mark < 0;
    });
    ranking.push(...left.splice(Math.max(drawn, 0), 1).map((option) => option.id));
  }
  return ranking;
}

/** Answers of somebody who leans to an outcome; all of them together need not end in it. */
export function drawAnswers(
  questions: readonly DiscQuestion[],
  outcome: OutcomeName,
  random: () => number,
): ExampleAnswer[] {
  const { primary, secondary } = profilesOfOutcome(outcome);
  const weightOf = (profile: Profile) => {
    if (profile === primary) return pull.primary;
    return profile === secondary ? pull.secondary : pull.other;
  };
  return questions.map((question) => ({
    questionId: question.id,
    ranking: drawOrder(question, weightOf, random),
    elapsedMs: integerBetween(random, 8_000, 42_000),
  }));
}

/** Answers to every question that end in the outcome. */
export function drawAnswersEndingIn(
  instrument: DiscInstrument,
  outcome: OutcomeName,
  random: () => number,
): ExampleAnswer[] {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const answers = drawAnswers(instrument.questions, outcome, random);
    const rankings = answers.map(({ ranking }) => ranking);
    if (resultOf(instrument, rankings).outcome.name === outcome) return answers;
  }
  throw new Error(`No answers of ${maxAttempts} ended in ${outcome}`);
}
