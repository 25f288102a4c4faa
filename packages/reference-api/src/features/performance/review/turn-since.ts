import { PERFORMANCE_STATUS } from '@aferir/domain';
import { type RawBuilder, sql } from 'kysely';

/** Since when the response of a query has waited for whoever has the turn. */
export function turnSince(response: string): RawBuilder<Date> {
  const of = (column: string) => sql.ref(`${response}.${column}`);
  return sql<Date>`greatest(
    coalesce(${of('self_finished_at')}, ${of('sent_at')}),
    case when ${of('status')} = ${sql.lit(PERFORMANCE_STATUS.awaitingFeedback)} then (
      select max(rater.rated_at) from performance_response_manager rater
      where rater.company_id = ${of('company_id')} and rater.response_id = ${of('id')}
    ) end)`;
}
