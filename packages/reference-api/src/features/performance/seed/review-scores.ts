import { integerBetween } from '../../../shared/example/random.ts';
import type { ExampleAgreement } from './example-reviews.ts';

/** The scores of one competency: the person's own, and each manager's in their order. */
export interface DrawnScores {
  self: number;
  managers: number[];
}

/** How far at most a manager's score lies from the person's own where they agree so much. */
const reach: Readonly<Record<ExampleAgreement, number>> = { close: 1, moderate: 2, apart: 2 };

/** Places among the competencies where those who are apart disagree. */
export const disputedPlaces = [1, 3];

/** Draws scores for some competencies, as managers give them who agree with the person so much. */
export function drawScores(
  random: () => number,
  { competencies, managers, agreement }: DrawnScoresRequest,
): DrawnScores[] {
  return Array.from({ length: competencies }, (_, place) => {
    if (agreement === 'apart' && disputedPlaces.includes(place)) {
      return drawDisputed(random, managers, place === disputedPlaces[0] ? 'lower' : 'higher');
    }
    const self = integerBetween(random, 5, 9);
    return {
      self,
      managers: Array.from({ length: managers }, () =>
        clamp(self + integerBetween(random, -reach[agreement], reach[agreement])),
      ),
    };
  });
}

/** What to draw scores for. */
export interface DrawnScoresRequest {
  competencies: number;
  managers: number;
  agreement: ExampleAgreement;
}

/** Every manager lies four or five away, to the same side. */
function drawDisputed(
  random: () => number,
  managers: number,
  side: 'lower' | 'higher',
): DrawnScores {
  const sign = side === 'lower' ? -1 : 1;
  const self = side === 'lower' ? integerBetween(random, 8, 9) : integerBetween(random, 3, 4);
  return {
    self,
    managers: Array.from({ length: managers }, () => self + sign * integerBetween(random, 4, 5)),
  };
}

function clamp(score: number): number {
  return Math.min(10, Math.max(0, score));
}
