import type { PerformanceStatus } from '../performance/performance-status.ts';
import { isAtStage, type ReviewStage } from '../performance/review-stage.ts';
import { wholePercent } from './figure-rounding.ts';

/** How many reviews have each status. */
export type ReviewCounts = Readonly<Partial<Record<PerformanceStatus, number>>>;

/** How far reviews are. */
export interface ReviewProgress {
  readonly sent: number;
  readonly selfDone: number;
  readonly managersDone: number;
  readonly finished: number;
  readonly selfPercent: number | null;
  readonly managersPercent: number | null;
  readonly finishedPercent: number | null;
  readonly pending: {
    readonly total: number;
    readonly self: number;
    readonly managers: number;
    readonly feedback: number;
  };
}

/** Counts how far reviews are, and what the others wait for. */
export function reviewFigures(counts: ReviewCounts): ReviewProgress {
  const statuses = Object.entries(counts).map(
    ([status, count]) => [Number(status) as PerformanceStatus, count ?? 0] as const,
  );
  const at = (stage: ReviewStage) =>
    statuses.reduce((sum, [status, count]) => sum + (isAtStage(status, stage) ? count : 0), 0);
  const sent = statuses.reduce((sum, [, count]) => sum + count, 0);
  const [selfDone, managersDone, finished] = [
    at('self-done'),
    at('managers-done'),
    at('feedback-done'),
  ];
  return {
    sent,
    selfDone,
    managersDone,
    finished,
    selfPercent: wholePercent(selfDone, sent),
    managersPercent: wholePercent(managersDone, sent),
    finishedPercent: wholePercent(finished, sent),
    pending: {
      total: sent - finished,
      self: sent - selfDone,
      managers: selfDone - managersDone,
      feedback: managersDone - finished,
    },
  };
}
