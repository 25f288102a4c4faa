import type { Db } from '../../platform/db/database.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';

/** Who watches: whoever holds a link is a person of the company. */
export function findLearnerPerson(
  db: Db,
  companyId: number,
  personId: number,
): Promise<Pick<PersonRow, 'name' | 'email' | 'language'>> {
  return db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', personId)
    .select(['name', 'email', 'language'])
    .executeTakeFirstOrThrow();
}
