import {
  isSelfPhase,
  managerStatus,
  mayRateReview,
  mayReadComparison,
  owedFeedback,
  PERFORMANCE_STATUS_LABELS,
  type ReviewReader,
  type ReviewTurn,
  reviewTurn,
  SHOWN_STATUS_LABELS,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { findReader } from '../access/performance-access.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { type PersonCard, readPersonCard } from './person-read-model.ts';
import { loadReview } from './review-model.ts';

/** How a review stands for whoever asks. */
export interface ReviewStanding {
  readonly response: PerformanceResponseRow;
  readonly person: PersonCard;
  readonly statusLabel: string;
  readonly turn: ReviewTurn;
  readonly mayAnswer: boolean;
  readonly mayRate: boolean;
  readonly hasRatedAll: boolean;
  readonly mayRead: boolean;
  /** Competencies that the caller owes feedback on. */
  readonly owedCount: number;
}

/** Reads how a review stands for the caller; it opens no report and leaves no trace. */
export async function readStanding(
  context: OperationContext,
  responseId: number,
): Promise<ReviewStanding> {
  const { db, company, actor } = context;
  const { response, reader } = await findReader(context, responseId);
  const person = found(await readPersonCard(db, company.id, response.person_id));
  const { status } = response;
  const isCancelled = response.closed_at !== null && response.finished_at === null;
  const isReportLink = actor.kind === 'link' && actor.link.role === 'report';
  const own = reader.role === 'manager' ? reader : undefined;
  return {
    response,
    person,
    statusLabel: own
      ? SHOWN_STATUS_LABELS[managerStatus(status, own.hasRatedAll)]
      : PERFORMANCE_STATUS_LABELS[status],
    turn: reviewTurn(status, isCancelled),
    mayAnswer: reader.role === 'owner' && !isReportLink && !isCancelled && isSelfPhase(status),
    mayRate: own !== undefined && !isCancelled && mayRateReview(status, own),
    hasRatedAll: own?.hasRatedAll ?? false,
    mayRead: !isSelfPhase(status) && mayReadComparison(status, reader),
    owedCount: await countOwed(context, response, reader),
  };
}

async function countOwed(
  context: OperationContext,
  response: PerformanceResponseRow,
  reader: ReviewReader,
): Promise<number> {
  if (reader.role !== 'manager' || !reader.hasRatedAll || response.finished_at) return 0;
  const { review } = await loadReview(context, response);
  const owed = owedFeedback(review, response.status);
  return owed.filter(({ managerId }) => managerId === reader.managerId).length;
}
