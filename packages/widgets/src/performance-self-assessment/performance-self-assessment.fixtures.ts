import {
  competenciesForTests,
  positionAt,
  ratingSheet,
} from '../shared/competency-rating/competency-rating.fixtures.ts';
import type { Scores } from '../shared/competency-rating/index.ts';
import type { SelfState } from './performance-self-assessment.machine.ts';
import type { SelfAssessment } from './performance-self-assessment.types.ts';

/** A response that has just been mailed. */
export const freshSelfAssessment: SelfAssessment = {
  responseId: ratingSheet.responseId,
  company: { name: 'Empresa Exemplo', logoUrl: null, color: null },
  status: 4,
  isFinished: false,
  canAnswer: true,
  items: competenciesForTests(),
  saved: {},
};

/** A self-assessment at a competency, to be changed at will. */
export function selfRatingAt(
  index: number,
  scores: { saved?: Scores; unsent?: Scores; count?: number } = {},
): Extract<SelfState, { step: 'answering' }> {
  const position = positionAt(index, scores);
  const { items, saved } = position;
  return { step: 'answering', assessment: { ...freshSelfAssessment, items, saved }, position };
}
