import { DISC_STATUS_LABELS } from '@aferir/domain';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  isLabelled,
  listRequestsOfPerson,
  type PersonRequestsQuery,
} from '../../shared/requests/person-responses.ts';
import { outcomesMatching } from './disc-content.ts';

/** Lists a person's requests, newest first; searches their number, status and outcome. */
export function listDiscRequests(db: Db, query: PersonRequestsQuery) {
  return listRequestsOfPerson(db, 'disc_response', query, (words) => [
    isLabelled(sql.ref('status'), DISC_STATUS_LABELS, words),
    sql<SqlBool>`outcome_id = ${anyOf(outcomesMatching(words))}`,
  ]);
}

/** Counts people by the outcome of their latest finished response; null: none finished. */
export async function countPeopleByOutcome(
  db: Db,
  { companyId, onlyActive }: { companyId: number; onlyActive: boolean },
): Promise<{ outcome_id: number | null; people: number }[]> {
  return await db
    .selectFrom('person')
    .leftJoin('disc_latest_result as latest', (join) =>
      join
        .onRef('latest.company_id', '=', 'person.company_id')
        .onRef('latest.person_id', '=', 'person.id'),
    )
    .where('person.company_id', '=', companyId)
    .$if(onlyActive, (all) => all.where('person.is_active', '=', true))
    .groupBy('latest.outcome_id')
    .select(['latest.outcome_id', ({ fn }) => fn.countAll<number>().as('people')])
    .execute();
}
