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
  earlierAgreements: [],
};

/** What was agreed on after the review before. */
export const earlierAgreements: SelfAssessment['earlierAgreements'] = [
  {
    id: 31,
    goal: 'Apresentar resultados com segurança',
    action: 'Apresentar os números no encontro do mês, com ensaio na véspera.',
    doer: 'person',
    dueOn: '2026-02-26',
    competency: 'Comunicação',
    state: 'done',
  },
  {
    id: 32,
    goal: 'Dividir o que se sabe',
    action: 'Conversar com a equipe a cada quinze dias.',
    doer: 'manager',
    dueOn: '2999-02-26',
    competency: null,
    state: 'agreed',
  },
];

/** A self-assessment at a competency, to be changed at will. */
export function selfRatingAt(
  index: number,
  scores: { saved?: Scores; unsent?: Scores; count?: number } = {},
): Extract<SelfState, { step: 'answering' }> {
  const position = positionAt(index, scores);
  const { items, saved } = position;
  return { step: 'answering', assessment: { ...freshSelfAssessment, items, saved }, position };
}
