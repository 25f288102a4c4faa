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

/** What the server lets a manager do about somebody of the team, and since when there is a response. */
export interface TeamStanding {
  readonly canEvaluate: boolean;
  readonly owesFeedback: boolean;
  readonly since: Date | string | null;
}

/** What somebody of the team waits for; null when for nothing. */
export function teamTask({ canEvaluate, owesFeedback }: TeamStanding): TeamTask | null {
  if (canEvaluate) return 'evaluate';
  return owesFeedback ? 'give-feedback' : null;
}

const TASK_ORDER: readonly (TeamTask | null)[] = ['evaluate', 'give-feedback', null];

/**
 * Puts those of a team first who wait for their manager: for ratings before feedback, the longest wait first. The
 * others stay as they are.
 */
export function compareByWaiting(a: TeamStanding, b: TeamStanding): number {
  const [taskOfA, taskOfB] = [teamTask(a), teamTask(b)];
  const byTask = TASK_ORDER.indexOf(taskOfA) - TASK_ORDER.indexOf(taskOfB);
  if (byTask !== 0 || taskOfA === null) return byTask;
  return beginningOf(a) - beginningOf(b);
}

/** What is not known began last. */
function beginningOf({ since }: TeamStanding): number {
  return since === null ? Number.MAX_SAFE_INTEGER : new Date(since).getTime();
}

/** A review that waits for a manager. */
export interface AwaitedReview {
  readonly personId: number;
  readonly task: TeamTask;
  /** The last day of its cycle, YYYY-MM-DD; null outside of one. */
  readonly dueOn: string | null;
}

/**
 * Where people stand in the list of the manager whom their reviews wait for: ratings before feedback, then by the last
 * day, without one last. Those who are alike share a place, and each person has one.
 */
export function placesByDeadline(reviews: readonly AwaitedReview[]): Map<number, number> {
  const keyOf = ({ task, dueOn }: AwaitedReview) => `${TASK_ORDER.indexOf(task)} ${dueOn ?? NEVER}`;
  const keys = [...new Set(reviews.map(keyOf))].sort();
  const places = new Map<number, number>();
  for (const review of reviews) {
    const place = keys.indexOf(keyOf(review));
    places.set(review.personId, Math.min(place, places.get(review.personId) ?? place));
  }
  return places;
}

/** Later than any day. */
const NEVER = '~';
