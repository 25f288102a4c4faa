import { createRandom, OUTCOME_NAMES } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { examplePeople } from '../../../shared/example/example-people.ts';
import { discInstrumentV1 } from '../content/v1/index.ts';
import { drawAnswersEndingIn } from './disc-answers.ts';
import { planAssessments } from './example-assessments.ts';

const { questions } = discInstrumentV1;

describe('drawAnswersEndingIn', () => {
  it.each(OUTCOME_NAMES)('finds answers of a whole questionnaire that end in %s', (outcome) => {
    const answers = drawAnswersEndingIn(discInstrumentV1, outcome, createRandom(7));
    expect(answers).toHaveLength(questions.length);
    for (const [index, { ranking }] of answers.entries()) {
      const optionIds = questions[index]?.options.map(({ id }) => id);
      expect(ranking.toSorted((a, b) => a - b)).toEqual(optionIds?.toSorted((a, b) => a - b));
    }
  });

  it('gives the same answers for the same seed', () => {
    const draw = (seed: number) =>
      drawAnswersEndingIn(discInstrumentV1, 'Conforme', createRandom(seed));
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });
});

describe('planAssessments', () => {
  const count = (test: (person: (typeof examplePeople)[number]) => unknown) =>
    examplePeople.filter(test).length;
  const plan = planAssessments({
    leaders: count(({ leads }) => leads),
    team: count(({ leads, withoutPassword, inactive }) => !leads && !withoutPassword && !inactive),
    newcomers: count(({ withoutPassword }) => withoutPassword),
    formerEmployees: count(({ inactive }) => inactive),
  });

  it('shows every progress and, among the finished, every outcome', () => {
    expect(new Set(plan.map(({ progress }) => progress))).toEqual(
      new Set(['sent', 'viewed', 'started', 'finished', 'closed']),
    );
    const finished = plan.filter(({ progress }) => progress === 'finished');
    expect(new Set(finished.map(({ outcome }) => outcome))).toEqual(new Set(OUTCOME_NAMES));
  });

  it('never has two open responses of one person', () => {
    const open = plan.filter(({ progress }) => ['sent', 'viewed', 'started'].includes(progress));
    expect(new Set(open.map(({ person }) => person)).size).toBe(open.length);
  });

  it('leaves some people unasked', () => {
    expect(new Set(plan.map(({ person }) => person)).size).toBeLessThan(examplePeople.length);
  });
});
