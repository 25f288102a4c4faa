import { owedFeedback, PERFORMANCE_STATUS } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import type { LoadedReview } from '../review/review-model.ts';

/**
 * Names of those whom no mail reaches about how far a review has come by what a manager gave: the other managers who owe
 * feedback, or the person whose result is out.
 */
export async function namesUnreached(
  context: OperationContext,
  { review, response, managers }: LoadedReview,
  managerId: number,
): Promise<readonly string[]> {
  if (response.status === PERFORMANCE_STATUS.finished) {
    return response.is_held ? [] : personUnreached(context, response);
  }
  const owers = new Set(owedFeedback(review, response.status).map((owed) => owed.managerId));
  return managers.flatMap(({ manager_id: id, name, email }) =>
    id !== managerId && owers.has(id) && email === null ? name : [],
  );
}

async function personUnreached(
  { db, company }: OperationContext,
  { person_id, mailed_to }: LoadedReview['response'],
): Promise<readonly string[]> {
  const person = await createPerformanceStore(db, company.id).findPerson(person_id);
  if (!person?.is_active || person.email || mailed_to) return [];
  const { mails_reports: isMailed } = await readCompany(db, company.id);
  return isMailed ? [person.name] : [];
}
