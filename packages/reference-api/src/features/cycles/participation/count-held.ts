import { isHoldingResults } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredCycle } from '../cycle-store.ts';

/** How many people of a cycle have finished and can't see the result yet. */
export async function countHeld(db: Db, companyId: number, cycle: StoredCycle): Promise<number> {
  if (!isHoldingResults(cycle)) return 0;
  const { held } = await db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where('cycle_id', '=', cycle.id)
    .where('is_held', '=', true)
    .where('finished_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  return held;
}
