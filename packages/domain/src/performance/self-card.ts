import { isSelfPhase, PERFORMANCE_STATUS, type PerformanceStatus } from './performance-status.ts';

/** One of a person's own responses, as their card knows it. */
export interface OwnResponse {
  readonly id: number;
  readonly status: PerformanceStatus;
  readonly sentAt: Date | string | null;
  readonly finishedAt: Date | string | null;
  /** Closed before the self-assessment was done: it counts as never asked. */
  readonly isCancelled: boolean;
  /** That its result is held; left out where it is not. */
  readonly release?: ResultRelease;
  /** The cycle that it is part of; left out where it is part of none. */
  readonly cycle?: CycleOfRequest;
}

/** The cycle that a request is part of, as its person is told of it. */
export interface CycleOfRequest {
  readonly name: string;
  /** The last day for answers, YYYY-MM-DD. */
  readonly dueOn: string;
}

/** When a held result is released. */
export interface ResultRelease {
  /** YYYY-MM-DD; null while nobody has chosen one. */
  readonly day: string | null;
}

/** What the card's button does. */
export type SelfCardAction = 'answer' | 'continue' | 'view';

/** Whom the response waits for, once the person is done. */
export type SelfCardWait = 'managers' | 'feedback';

/** The date that the card tells. A finished response can lack one. */
export type SelfCardDate =
  | { readonly kind: 'finished'; readonly date: Date | string | null }
  | { readonly kind: 'sent'; readonly date: Date | string };

/**
 * The response that a person's card shows: one that isn't finished before those that are, the one
 * that finished last among these; cancelled ones never.
 */
export function pickCurrentResponse<T extends OwnResponse>(responses: readonly T[]): T | undefined {
  const uncancelled = responses.filter(({ isCancelled }) => !isCancelled);
  const open = uncancelled.filter(({ status }) => status !== PERFORMANCE_STATUS.finished);
  const candidates = open.length > 0 ? open : uncancelled;
  return candidates.toSorted(
    (a, b) => timeOf(b.finishedAt) - timeOf(a.finishedAt) || b.id - a.id,
  )[0];
}

/** What the card's button does at a status. */
export function selfCardAction(status: PerformanceStatus): SelfCardAction {
  if (status === PERFORMANCE_STATUS.sent) return 'answer';
  return isSelfPhase(status) ? 'continue' : 'view';
}

/** Whom a response waits for after the person's part; null when for nobody else. */
export function selfCardWait(status: PerformanceStatus): SelfCardWait | null {
  if (status === PERFORMANCE_STATUS.awaitingManagers) return 'managers';
  return status === PERFORMANCE_STATUS.awaitingFeedback ? 'feedback' : null;
}

/**
 * The date that the card tells: when it finished, else when it was sent, if that is known; of one
 * that isn't finished when it was sent, if that is known.
 */
export function selfCardDate({
  status,
  sentAt,
  finishedAt,
}: Pick<OwnResponse, 'status' | 'sentAt' | 'finishedAt'>): SelfCardDate | null {
  const sent = knownDate(sentAt);
  if (status === PERFORMANCE_STATUS.finished) {
    return { kind: 'finished', date: knownDate(finishedAt) ?? sent };
  }
  return sent === null ? null : { kind: 'sent', date: sent };
}

const UNKNOWN_TIME = 0;

/** Milliseconds since 1970; nothing, nonsense and the year 0001 are unknown. */
function timeOf(value: Date | string | null): number {
  const date = new Date(value ?? Number.NaN);
  const isKnown = !Number.isNaN(date.getTime()) && date.getUTCFullYear() > 1;
  return isKnown ? date.getTime() : UNKNOWN_TIME;
}

function knownDate(value: Date | string | null): Date | string | null {
  return timeOf(value) === UNKNOWN_TIME ? null : value;
}
