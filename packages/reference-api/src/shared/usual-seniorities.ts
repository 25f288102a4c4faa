import { USUAL_SENIORITIES } from '@aferir/domain';
import type { Db } from '../platform/db/database.ts';

/** Gives a new company the seniorities that most have. */
export function insertUsualSeniorities(
  db: Db,
  companyId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .insertInto('seniority')
    .values(
      USUAL_SENIORITIES.map((name, index) => ({ company_id: companyId, name, sort_order: index })),
    )
    .returning(['id', 'name'])
    .execute();
}
