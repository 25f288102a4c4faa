import type { components } from '@aferir/api-client';
import { awaitedManagers, isSelfPhase, owedFeedback, PERFORMANCE_STATUS } from '@aferir/domain';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { type OpenAnswer, readAwaitedAnswers } from '../../../shared/reminders/last-reminders.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { type LoadedReview, loadReviews } from './review-model.ts';

/** What decides whom a response waits for, and since when. */
export type AwaitingResponse = Pick<
  PerformanceResponseRow,
  'id' | 'status' | 'sent_at' | 'self_finished_at' | 'finished_at'
>;

/** Tells of those of some responses that are open whom each waits for, in a few queries however many they are. */
export async function readAwaitedReviews(
  context: Pick<InCompany, 'db'> & { readonly company: { readonly id: number } },
  responses: readonly AwaitingResponse[],
): Promise<Map<number, components['schemas']['AwaitedAnswer']>> {
  const { db, company } = context;
  const open = responses.filter(({ finished_at }) => finished_at === null);
  const withPerson = open.filter(({ status }) => isSelfPhase(status));
  const withManagers = await loadReviews(
    context,
    open.filter(({ status }) => !isSelfPhase(status)),
  );
  return readAwaitedAnswers(db, { companyId: company.id, kind: 'performance' }, [
    ...withPerson.map(({ id, sent_at }) => ({ responseId: id, since: sent_at, managers: [] })),
    ...withManagers.map(toOpenAnswer),
  ]);
}

/** Whom a response waits for that is with its managers, and since when. */
export function toOpenAnswer({
  response,
  managers,
  review,
}: LoadedReview<AwaitingResponse>): OpenAnswer {
  const { id, status, sent_at, self_finished_at } = response;
  const awaited = new Set(
    status === PERFORMANCE_STATUS.awaitingManagers
      ? awaitedManagers(review).map((manager) => manager.id)
      : owedFeedback(review, status).map(({ managerId }) => managerId),
  );
  const rated = managers.flatMap(({ rated_at }) => (rated_at ? [rated_at.getTime()] : []));
  const selfFinished = self_finished_at ?? sent_at;
  return {
    responseId: id,
    since:
      status === PERFORMANCE_STATUS.awaitingManagers
        ? selfFinished
        : new Date(Math.max(selfFinished.getTime(), ...rated)),
    managers: managers
      .filter(({ manager_id }) => awaited.has(manager_id))
      .map(({ manager_id, name }) => ({ id: manager_id, name })),
  };
}
