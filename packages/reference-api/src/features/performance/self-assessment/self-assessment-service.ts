import {
  advancePerformanceStatus,
  managersOf,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { requireAnsweringLink } from '../../../operation/links/require-link.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { mailAwaitedManagers } from '../evaluation/evaluation-mail.ts';
import { createEvaluationStore } from '../evaluation/evaluation-store.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { PerformanceResponseRow, ResponseCompetencyRow } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { notifyAwaitedManagers } from '../review/review-notifications.ts';
import { lockResponse, settleResponse } from '../review/review-settling.ts';

/** One competency's own score, as the person sends it. */
export interface GivenSelfScore {
  responseId: number;
  competencyId: number;
  score: number;
  /** Empty for none; undefined: what is there stays. */
  comment: string | undefined;
}

/** How many of a response's competencies have a score. */
export interface ScoringProgress {
  scored: number;
  total: number;
}

/** Notes that the self-assessment was viewed or started; an older status changes nothing. */
export async function updateSelfStatus(
  context: OperationContext,
  responseId: number,
  status: typeof PERFORMANCE_STATUS.viewed | typeof PERFORMANCE_STATUS.started,
): Promise<PerformanceStatus> {
  return advance(context, await lockOwnResponse(context, responseId), status);
}

/** Saves the person's score of a competency, in place of an earlier one. */
export async function saveSelfScore(
  context: OperationContext,
  { responseId, competencyId, score, comment: given }: GivenSelfScore,
): Promise<ScoringProgress> {
  const { db, company, now } = context;
  const response = await lockOwnResponse(context, responseId);
  const store = createPerformanceStore(db, company.id);
  const competencies = await store.competenciesOf(responseId);
  const competency = found(
    competencies.find(({ competency_id }) => competency_id === competencyId),
    performanceMessages.unknownCompetency,
  );
  const comment = given ?? competency.self_comment;
  const isKept = competency.self_score === score && competency.self_comment === comment;
  if (isKept) return progressOf(competencies);
  if (response.self_finished_at) throw conflict(performanceMessages.selfFinished);

  await store.saveSelfScore(competency.id, { score, comment, scoredAt: now });
  await advance(context, response, PERFORMANCE_STATUS.started);
  return progressOf(
    competencies.map((one) => (one === competency ? { ...one, self_score: score } : one)),
  );
}

/** How a self-assessment has ended. */
export interface SelfAssessmentEnd {
  readonly status: PerformanceStatus;
  /** Names of the managers who were asked to rate and whom no mail reaches. */
  readonly withoutEmail: readonly string[];
}

/**
 * Ends the self-assessment: the managers of this moment are frozen on the response and asked to rate
 * it; without any it is finished. Ending it again changes nothing.
 */
export async function finishSelfAssessment(
  services: MailServices,
  context: OperationContext,
  responseId: number,
): Promise<SelfAssessmentEnd> {
  const { db, company, now, audit } = context;
  const response = await lockOwnResponse(context, responseId);
  if (response.self_finished_at) return { status: response.status, withoutEmail: [] };

  const store = createPerformanceStore(db, company.id);
  const { scored, total } = progressOf(await store.competenciesOf(responseId));
  if (scored < total) throw conflict(performanceMessages.unanswered);

  await freezeManagers(context, response);
  await store.update(responseId, {
    status: PERFORMANCE_STATUS.awaitingManagers,
    viewed_at: response.viewed_at ?? now,
    started_at: response.started_at ?? now,
    self_finished_at: now,
  });
  await audit({
    action: 'performance-response.self-finished',
    personId: response.person_id,
    subject: { kind: 'performance-response', id: responseId },
  });
  const settled = await settleResponse(services, context, responseId);
  const { status } = settled.response;
  if (status !== PERFORMANCE_STATUS.awaitingManagers) return { status, withoutEmail: [] };
  const { withoutEmail } = await mailAwaitedManagers(services, context, settled, 'mail');
  await notifyAwaitedManagers({ db, companyId: company.id, now }, settled);
  return { status, withoutEmail };
}

/** Counts the competencies that the person has scored. */
export function progressOf(
  competencies: readonly Pick<ResponseCompetencyRow, 'self_score'>[],
): ScoringProgress {
  return {
    scored: competencies.filter(({ self_score }) => self_score !== null).length,
    total: competencies.length,
  };
}

async function lockOwnResponse(
  context: OperationContext,
  responseId: number,
): Promise<PerformanceResponseRow> {
  requireAnsweringLink(context.actor, { kind: 'performance', responseId });
  const response = await lockResponse(context, responseId);
  if (response.closed_at && !response.finished_at) throw conflict(performanceMessages.cancelled);
  return response;
}

async function advance(
  { db, company, now }: OperationContext,
  response: PerformanceResponseRow,
  requested: PerformanceStatus,
): Promise<PerformanceStatus> {
  const status = advancePerformanceStatus(response.status, requested);
  if (status !== response.status) {
    await createPerformanceStore(db, company.id).update(response.id, {
      status,
      viewed_at: response.viewed_at ?? now,
      ...(status === PERFORMANCE_STATUS.started && { started_at: now }),
    });
  }
  return status;
}

// Held while they are frozen: one who is deactivated at this moment is either left out here, or
// found among the response's managers by the deactivation, which waits.
async function freezeManagers(
  { db, company, now }: OperationContext,
  { id, person_id }: PerformanceResponseRow,
): Promise<void> {
  const person = await createPerformanceStore(db, company.id).findPerson(person_id);
  const structure = await loadManagementStructure(db, company.id);
  const managerIds = managersOf(structure, {
    id: person_id,
    departmentId: person?.department_id ?? null,
  });
  const evaluations = createEvaluationStore(db, company.id);
  await evaluations.freezeManagers(id, await evaluations.holdActive(managerIds), now);
}
