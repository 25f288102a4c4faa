import type { HeldResults } from '../../../shared/requests/cycle-requests.ts';
import { countCalibrated } from '../calibration/calibration-store.ts';
import { mailFinished } from '../evaluation/evaluation-mail.ts';
import { loadReviews } from '../review/review-model.ts';

/**
 * Opens the next of a cycle's held results to their people and tells those whose review is finished. A review that
 * finishes meanwhile waits for its row, and mails by itself afterwards.
 */
const releaseNext: HeldResults['releaseNext'] = async (services, origin, { cycleId, most }) => {
  const { db, company } = origin;
  const next = await db
    .selectFrom('performance_response')
    .selectAll()
    .where('company_id', '=', company.id)
    .where('cycle_id', '=', cycleId)
    .where('is_held', '=', true)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
  if (next.length === 0) return 0;
  await db
    .updateTable('performance_response')
    .set({ is_held: false })
    .where('company_id', '=', company.id)
    .where(
      'id',
      'in',
      next.map(({ id }) => id),
    )
    .execute();
  const finished = next.filter(({ finished_at }) => finished_at !== null);
  for (const review of await loadReviews({ db, company }, finished)) {
    await mailFinished(services, origin, review);
  }
  return next.length;
};

const count: HeldResults['count'] = async ({ db, company }, cycleId) => {
  const { held } = await db
    .selectFrom('performance_response')
    .where('company_id', '=', company.id)
    .where('cycle_id', '=', cycleId)
    .where('is_held', '=', true)
    .where('finished_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  return held;
};

/** The results of reviews that a cycle holds. */
export const heldReviews: HeldResults = { count, countCalibrated, releaseNext };
