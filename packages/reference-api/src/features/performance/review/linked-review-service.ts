import { asEmployee, type OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { issueLink } from '../../../operation/links/issue-link.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import type { Link } from '../../../operation/links/resolve-link.ts';
import { conflict, forbidden } from '../../../platform/errors/failures.ts';
import { openResponse } from '../access/performance-access.ts';
import { isHandedOn } from '../agreements/agreement-access.ts';
import { readEarlierAgreements } from '../agreements/agreement-lists.ts';
import type { ListedAgreement } from '../agreements/agreement-store.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { PerformanceResponseRow, ResponseCompetencyRow } from '../performance-tables.ts';
import { progressOf, type ScoringProgress } from '../self-assessment/self-assessment-service.ts';
import { type PersonCard, readPersonCard } from './person-read-model.ts';
import { loadReview } from './review-model.ts';

/** A response as the holder of a link to it sees it. */
export interface LinkedReview {
  readonly response: PerformanceResponseRow;
  readonly person: PersonCard;
  /** What the person is reviewed by, with the own scores. */
  readonly competencies: readonly ResponseCompetencyRow[];
  /** What the holder has scored: the person, or the manager of a manager link. */
  readonly progress: ScoringProgress;
  /** Whether nothing is left for the holder to score. */
  readonly isDone: boolean;
  /** What was agreed on after earlier reviews; undefined for a link that may be anybody's. */
  readonly earlierAgreements: readonly ListedAgreement[] | undefined;
}

/** The link that calls; it has to be to a performance response. */
export function requirePerformanceLink({ actor }: Pick<OperationContext, 'actor'>): Link {
  if (actor.kind !== 'link') throw forbidden();
  if (actor.link.kind !== 'performance') throw forbidden(linkMessages.wrongResponse);
  return actor.link;
}

/** Reads the response of the calling link and how far its holder is. */
export async function readLinkedReview(context: OperationContext): Promise<LinkedReview> {
  const { responseId } = requirePerformanceLink(context);
  const { response, reader } = await openResponse(context, responseId);
  const person = found(await readPersonCard(context.db, context.company.id, response.person_id));
  const { competencies, scores } = await loadReview(context, response);
  const earlierAgreements = isHandedOn(context)
    ? undefined
    : await readEarlierAgreements(context.db, response);
  const common = { response, person, competencies, earlierAgreements };
  if (reader.role !== 'manager') {
    const isDone = response.self_finished_at !== null;
    return { ...common, progress: progressOf(competencies), isDone };
  }
  const own = scores.filter(({ manager_id }) => manager_id === reader.managerId);
  const progress = { scored: own.length, total: competencies.length };
  return { ...common, progress, isDone: reader.hasRatedAll };
}

/**
 * Makes a link in the caller's own role, which ends with the session: an answering link for the person,
 * a manager link for a manager.
 */
export async function createSessionLink(
  context: OperationContext,
  responseId: number,
): Promise<string> {
  const { sessionId } = asEmployee(context.actor);
  const { response, reader } = await openResponse(context, responseId);
  if (response.closed_at && !response.finished_at) throw conflict(performanceMessages.cancelled);
  const role =
    reader.role === 'manager'
      ? { role: 'manager' as const, managerId: reader.managerId }
      : { role: 'self' as const };
  const { hash } = await issueLink(
    context.db,
    {
      response: {
        companyId: context.company.id,
        kind: 'performance',
        responseId,
        personId: response.person_id,
        finishedAt: response.finished_at,
      },
      ...role,
      reason: 'session',
      sessionId,
    },
    context.now,
  );
  return hash;
}
