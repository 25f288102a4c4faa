import type { Score } from '@aferir/domain';
import type { RatedCompetency } from '../shared/competency-rating/index.ts';
import { linearTransition } from '../shared/questionnaire/linear-questionnaire.machine.ts';
import type {
  LinearEvent,
  LinearPosition,
  LinearState,
} from '../shared/questionnaire/linear-questionnaire.types.ts';
import type { SelfAssessment } from './performance-self-assessment.types.ts';

/** Where the person is. */
export type SelfPosition = LinearPosition<SelfAssessment, RatedCompetency, Score>;

/** Everything the self-assessment can be. */
export type SelfState = LinearState<SelfAssessment, RatedCompetency, Score>;

/** Everything that can happen to it. */
export type SelfEvent = LinearEvent<SelfAssessment, Score>;

/** One competency after the other; any score is complete. */
export const transition = linearTransition<SelfAssessment, RatedCompetency, Score>({
  isComplete: () => true,
  isSame: Object.is,
});
