import { owedFeedback, PERFORMANCE_STATUS } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import type { LoadedReview } from '../review/review-model.ts';
import { addressOfResult, hasAddress } from './evaluation-mail.ts';

/** What a manager gave, and when. */
interface Given {
  readonly managerId: number;
  /** Null: not all of it yet. */
  readonly at: Date | null;
}

/**
 * Names of those whom no mail reaches about how far a review has come by what a manager gave: the other managers who owe
 * feedback, to the one whose score was the last of all, or the person whose result is out, to the one who finished it. Given
 * again, it tells the same, and nothing to whoever gave theirs before or after somebody else moved the review on.
 */
export async function namesUnreached(
  context: OperationContext,
  { review, response, managers, scores }: LoadedReview,
  { managerId, at }: Given,
): Promise<readonly string[]> {
  if (response.status === PERFORMANCE_STATUS.finished) {
    const { is_held, closed_at, finished_at } = response;
    const hasFinishedIt = closed_at === null && at?.getTime() === finished_at?.getTime();
    return hasFinishedIt && !is_held ? personUnreached(context, response) : [];
  }
  // Scores keep their ids, and whoever rates holds the review: the last one has the highest.
  const [last] = scores.toSorted((one, other) => other.id - one.id);
  if (last?.manager_id !== managerId) return [];
  const owers = new Set(owedFeedback(review, response.status).map((owed) => owed.managerId));
  return managers.flatMap((manager) => {
    const { manager_id: id, name } = manager;
    return id !== managerId && owers.has(id) && !hasAddress(manager) ? name : [];
  });
}

async function personUnreached(
  context: OperationContext,
  response: LoadedReview['response'],
): Promise<readonly string[]> {
  const result = await addressOfResult(context, response);
  return result && result.to === null ? [result.person.name] : [];
}
