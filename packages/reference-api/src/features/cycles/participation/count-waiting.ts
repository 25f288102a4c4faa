import { OPEN_CYCLE_PARTICIPATIONS } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { peopleOfRule } from '../audience/people-of-rule.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import type { StoredCycle } from '../cycle-store.ts';
import { cyclePlaces, participatesAs } from './cycle-places.ts';

/** How many people a cycle that is under way has still to be sent to: those who are in it, and those whom its rule has still to find. */
export async function countWaiting(
  db: Db,
  companyId: number,
  { id, closedAt, foundUpTo, audience }: StoredCycle,
): Promise<number> {
  if (closedAt) return 0;
  const { inside } = await db
    .selectFrom('cycle_person')
    .where('company_id', '=', companyId)
    .where('cycle_id', '=', id)
    .where('handled_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('inside'))
    .executeTakeFirstOrThrow();
  if (foundUpTo === null) return inside;
  const { left } = await peopleOfRule(db, companyId, audience)
    .where('person.id', '>', foundUpTo)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return inside + left;
}

/** How many requests of a cycle that was closed are still to be cancelled. */
export async function countCancelling(
  db: Db,
  { requestsOf }: Pick<CyclePorts, 'requestsOf'>,
  companyId: number,
  { id, kind, closedAt, cancelsOpen }: StoredCycle,
): Promise<number> {
  if (!closedAt || !cancelsOpen) return 0;
  const requests = requestsOf(kind);
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from ${cyclePlaces({ companyId, requests, ids: [id] })}
    where ${participatesAs(kind, OPEN_CYCLE_PARTICIPATIONS)}`.execute(db);
  return rows[0]?.left ?? 0;
}
