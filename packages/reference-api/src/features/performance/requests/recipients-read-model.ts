import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { findMassSendRecipients, type MassSendPreview } from '../../../requests/mass-send.ts';

/** Whom a mass send would reach. */
export function previewMassSend(db: Db, companyId: number): Promise<MassSendPreview> {
  const openRequests = db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .select('person_id');
  return findMassSendRecipients(db, companyId, openRequests);
}

/** The positions of some people; those without one are left out. */
export async function positionsOf(
  db: Db,
  companyId: number,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  const people = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', 'in', [0, ...personIds])
    .where('position_id', 'is not', null)
    .select(['id', sql<number>`position_id`.as('position_id')])
    .execute();
  return new Map(people.map(({ id, position_id }) => [id, position_id]));
}
