import type { Db } from '../../../db/database.ts';

/** Responses that were not cancelled, as a query. */
export function standingResponses(db: Db, companyId: number) {
  return db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where(({ eb, or }) => or([eb('closed_at', 'is', null), eb('finished_at', 'is not', null)]));
}
