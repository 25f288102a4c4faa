import type { ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../../platform/db/schema.ts';

/** Responses that were not cancelled, as a query. */
export function uncancelledResponses(db: Kysely<DatabaseSchema>, companyId: number) {
  return db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where((eb) => isUncancelled(eb));
}

/** Whether a response was not cancelled. */
export function isUncancelled(eb: ExpressionBuilder<DatabaseSchema, 'performance_response'>) {
  return eb.or([eb('closed_at', 'is', null), eb('finished_at', 'is not', null)]).$castTo<SqlBool>();
}
