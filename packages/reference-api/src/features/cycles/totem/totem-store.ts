import { cycleMoves, stateOfCycle } from '@aferir/domain';
import { endTotemLinks } from '../../../operation/links/end-totem-links.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredCycle } from '../cycle-store.ts';

/** The totem of a cycle that people can come in at; one of a cycle that is over is none. */
export async function readTotem(
  db: Db,
  companyId: number,
  cycle: StoredCycle,
): Promise<{ id: number; opened_at: Date } | undefined> {
  if (!cycleMoves(stateOfCycle(cycle)).canChangeWhileRunning) return undefined;
  return db
    .selectFrom('cycle_totem')
    .select(['id', 'opened_at'])
    .where('company_id', '=', companyId)
    .where('cycle_id', '=', cycle.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Ends the totem of a cycle with whoever is there; whether there was one. */
export async function endTotem(
  db: Db,
  companyId: number,
  cycleId: number,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('cycle_totem')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('cycle_id', '=', cycleId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  await endTotemLinks(db, companyId, ids, now);
  return ids.length > 0;
}
