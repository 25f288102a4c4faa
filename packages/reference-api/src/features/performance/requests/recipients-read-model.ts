import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

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
