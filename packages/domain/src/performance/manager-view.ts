import {
  isCompared,
  type LatestPerformanceStatus,
  PERFORMANCE_STATUS,
  type ShownStatus,
} from './performance-status.ts';

/** What a manager can do about a report's response. */
export type ManagerAction = 'evaluate' | 'give-feedback' | 'view' | 'wait';

/** How one manager stands to a response. */
export interface ManagerStanding {
  /** The status of the response, 0 when there is none. */
  readonly status: LatestPerformanceStatus;
  /** Whether this manager is one of those frozen on the response. */
  readonly isAwaited: boolean;
  readonly hasRatedAll: boolean;
  /** Whether this manager owes a feedback. */
  readonly owes: boolean;
}

/**
 * What is shown to one manager: that everything is rated to one who has done so while others
 * haven't, or when it is finished; else the status.
 */
export function managerStatus(status: LatestPerformanceStatus, hasRatedAll: boolean): ShownStatus {
  const isOver =
    status === PERFORMANCE_STATUS.awaitingManagers || status === PERFORMANCE_STATUS.finished;
  return hasRatedAll && isOver ? 'rated' : status;
}

/**
 * What a manager can do: rate, write feedback, read the comparison, or only wait. The comparison
 * stays closed to a manager who is still to rate, so that the own scores don't sway the rating.
 */
export function managerAction(standing: ManagerStanding): ManagerAction {
  const { status, isAwaited, hasRatedAll, owes } = standing;
  if (status === PERFORMANCE_STATUS.awaitingManagers && isAwaited && !hasRatedAll) {
    return 'evaluate';
  }
  if (status === PERFORMANCE_STATUS.awaitingFeedback && owes) return 'give-feedback';
  return hasRatedAll || isCompared(status) ? 'view' : 'wait';
}

/** What somebody of a manager's team waits for from that manager. */
export type TeamTask = Extract<ManagerAction, 'evaluate' | 'give-feedback'>;

/** What the server lets a manager do about somebody of the team. */
export interface TeamStanding {
  readonly canEvaluate: boolean;
  readonly owesFeedback: boolean;
}

/** What somebody of the team waits for; null when for nothing. */
export function teamTask({ canEvaluate, owesFeedback }: TeamStanding): TeamTask | null {
  if (canEvaluate) return 'evaluate';
  return owesFeedback ? 'give-feedback' : null;
}

const TASK_ORDER: readonly (TeamTask | null)[] = ['evaluate', 'give-feedback', null];

/** What somebody of a team waits for from the manager, until when and since when. */
export interface TeamTurn {
  /** Null where nothing waits. */
  readonly task: TeamTask | null;
  /** The last day of its cycle, YYYY-MM-DD; null outside of one. */
  readonly dueOn: string | null;
  /** The day on which the review was sent, YYYY-MM-DD; null where that is not known. */
  readonly since: string | null;
}

/**
 * Puts those of a team first who wait for their manager: for ratings before feedback, then by the last day, without one
 * last, then the longest wait first. Who waits for nothing stays as they are.
 */
export function compareTurns(a: TeamTurn, b: TeamTurn): number {
  const byTask = TASK_ORDER.indexOf(a.task) - TASK_ORDER.indexOf(b.task);
  if (byTask !== 0 || a.task === null) return byTask;
  return compareDays(a.dueOn, b.dueOn) || compareDays(a.since, b.since);
}

/** What is not known comes last. */
function compareDays(a: string | null, b: string | null): number {
  if (a === b) return 0;
  return (a ?? NEVER) < (b ?? NEVER) ? -1 : 1;
}

/** Later than any day. */
const NEVER = '~';

/** A review that waits for a manager. */
export interface AwaitedReview extends TeamTurn {
  readonly personId: number;
  readonly task: TeamTask;
}

/**
 * Where people stand in the list of the manager whom their reviews wait for, by {@link compareTurns}. Those who are alike
 * share a place, and each person has one: the first.
 */
export function placesByTurn(reviews: readonly AwaitedReview[]): Map<number, number> {
  const places = new Map<number, number>();
  let place = 0;
  let before: AwaitedReview | undefined;
  for (const [at, review] of reviews.toSorted(compareTurns).entries()) {
    if (before && compareTurns(before, review) !== 0) place = at;
    before = review;
    if (!places.has(review.personId)) places.set(review.personId, place);
  }
  return places;
}
