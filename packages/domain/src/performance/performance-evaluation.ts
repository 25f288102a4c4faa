import { alignmentPercent, compareScores, type ScoreComparison } from './performance-gap.ts';
import { meanOf } from './performance-scale.ts';
import {
  advancePerformanceStatus,
  isSelfPhase,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
} from './performance-status.ts';
import { countedScores } from './score-calibration.ts';

/** A competency frozen on a response, with the person's own score. */
export interface ReviewCompetency {
  readonly id: number;
  readonly selfScore: number | null;
  /** What stands in place of the managers' mean; left out or null where that stands. */
  readonly calibratedScore?: number | null;
}

/** A manager frozen on a response. */
export interface ReviewManager {
  readonly id: number;
  /** Whether the manager still works here; one who doesn't is no longer waited for. */
  readonly isActive: boolean;
  /** The scores given so far, by competency. */
  readonly scores: ReadonlyMap<number, number>;
  /** The competencies with a written feedback of this manager. */
  readonly feedback: ReadonlySet<number>;
}

/** What a response holds that its course depends on. */
export interface Review {
  readonly competencies: readonly ReviewCompetency[];
  readonly managers: readonly ReviewManager[];
}

/** One competency of a response, compared; null when there is nothing to compare yet. */
export interface CompetencyComparison {
  readonly competencyId: number;
  readonly comparison: ScoreComparison | null;
}

/** A feedback that a manager has to write. */
export interface OwedFeedback {
  readonly managerId: number;
  readonly competencyId: number;
}

/** Whether a manager has given every competency a score. */
export function hasRatedAll(
  competencies: readonly Pick<ReviewCompetency, 'id'>[],
  manager: Pick<ReviewManager, 'scores'>,
): boolean {
  return competencies.every(({ id }) => manager.scores.has(id));
}

/**
 * The managers whose scores count: those who rated everything, even when they have left since.
 * Scores of a manager with some missing never count.
 */
export function completeRaters({ competencies, managers }: Review): ReviewManager[] {
  return managers.filter((manager) => hasRatedAll(competencies, manager));
}

/** The managers whose ratings are still waited for. */
export function awaitedManagers({ competencies, managers }: Review): ReviewManager[] {
  return managers.filter((manager) => manager.isActive && !hasRatedAll(competencies, manager));
}

/** The managers who take part: those who rated everything, and those who still work here. */
export function reviewManagers({ competencies, managers }: Review): ReviewManager[] {
  return managers.filter((manager) => manager.isActive || hasRatedAll(competencies, manager));
}

/**
 * Sets the average of the complete raters, or what was calibrated in its place, beside the own score, for every
 * competency.
 */
export function compareReview(review: Review): CompetencyComparison[] {
  const raters = completeRaters(review);
  return review.competencies.map(({ id, selfScore, calibratedScore }) => {
    const managerScores = countedScores(scoresOf(raters, id), calibratedScore);
    return { competencyId: id, comparison: compareScores({ selfScore, managerScores }) };
  });
}

/** The mean of what the complete raters gave to a competency, whatever was calibrated; null without any. */
export function ratedMean(review: Review, competencyId: number): number | null {
  return meanOf(scoresOf(completeRaters(review), competencyId));
}

/**
 * The feedback that managers owe. It is asked for while the response waits for feedback, at no other
 * status: before, the averages can still change, and a finished response asks for nothing.
 */
export function owedFeedback(review: Review, status: PerformanceStatus): OwedFeedback[] {
  return status === PERFORMANCE_STATUS.awaitingFeedback ? missingFeedback(review) : [];
}

/**
 * The status that a response has come to. Told after everything that can move it: the end of the
 * self-assessment (with `awaitingManagers` as the current status), a rating, a feedback, a manager
 * who left. It never goes back.
 */
export function settleStatus(review: Review, current: PerformanceStatus): PerformanceStatus {
  if (isSelfPhase(current)) return current;
  const isWaiting =
    current === PERFORMANCE_STATUS.awaitingManagers && awaitedManagers(review).length > 0;
  if (isWaiting) return current;
  const isFeedbackMissing = missingFeedback(review).length > 0;
  return advancePerformanceStatus(
    current,
    isFeedbackMissing ? PERFORMANCE_STATUS.awaitingFeedback : PERFORMANCE_STATUS.finished,
  );
}

/**
 * The alignment percent of the ratings that are complete; null when there are none. A response
 * tells it from `awaitingFeedback` on.
 */
export function reviewAlignment(review: Review): number | null {
  return alignmentPercent(compareReview(review).map(({ comparison }) => comparison));
}

function missingFeedback(review: Review): OwedFeedback[] {
  const disagreements = compareReview(review).filter(
    ({ comparison }) => comparison?.verdict === 'disagreement',
  );
  const disputed = new Set(disagreements.map(({ competencyId }) => competencyId));
  return completeRaters(review)
    .filter(({ isActive }) => isActive)
    .flatMap((manager) =>
      review.competencies
        .filter(({ id }) => disputed.has(id) && !manager.feedback.has(id))
        .filter((competency) => disagrees(manager, competency))
        .map(({ id }) => ({ managerId: manager.id, competencyId: id })),
    );
}

function disagrees(manager: ReviewManager, { id, selfScore }: ReviewCompetency): boolean {
  const managerScores = scoresOf([manager], id);
  return compareScores({ selfScore, managerScores })?.verdict === 'disagreement';
}

function scoresOf(managers: readonly ReviewManager[], competencyId: number): number[] {
  return managers
    .map(({ scores }) => scores.get(competencyId))
    .filter((score) => score !== undefined);
}
