import { isRankingComplete, type Ranking } from '@aferir/domain';
import { linearTransition } from '../shared/questionnaire/linear-questionnaire.machine.ts';
import type {
  LinearEvent,
  LinearPosition,
  LinearState,
} from '../shared/questionnaire/linear-questionnaire.types.ts';
import type { DiscAssessment, DiscQuestion } from './disc-questionnaire.types.ts';

/** Where the person is. */
export type DiscPosition = LinearPosition<DiscAssessment, DiscQuestion, Ranking>;

/** Everything the questionnaire can be. */
export type DiscState = LinearState<DiscAssessment, DiscQuestion, Ranking>;

/** Everything that can happen to it. */
export type DiscEvent = LinearEvent<DiscAssessment, Ranking>;

/** One question after the other; an answer is complete once every option has its place. */
export const transition = linearTransition<DiscAssessment, DiscQuestion, Ranking>({
  isComplete: (ranking, { options }) =>
    isRankingComplete(
      ranking,
      options.map(({ id }) => id),
    ),
  isSame: (one, other) => {
    const places = Object.entries(one);
    const isSameSize = places.length === Object.keys(other).length;
    return isSameSize && places.every(([option, place]) => other[Number(option)] === place);
  },
});
