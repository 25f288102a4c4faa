import { PERFORMANCE_STATUS, type ReportScope } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { Page } from '../../../platform/db/people-list.ts';
import {
  type ListedPeopleQuery,
  type ListedPersonRow,
  readListedPeople,
} from './listed-people-read-model.ts';

/** Which of a manager's people to list. */
export interface ManagerGridQuery extends ListedPeopleQuery {
  managerId: number;
  /** Who reports to the manager. */
  scope: ReportScope;
}

/**
 * Lists who reports to a manager and whoever the manager still rates, a page at a time: first those whose review
 * has come to this manager to rate, then those whose review waits for feedback.
 */
export function listPeopleOfManager(
  db: Db,
  query: ManagerGridQuery,
): Promise<Page<ListedPersonRow>> {
  const { companyId, managerId, scope } = query;
  const active = db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('id', 'not in', [0, ...scope.exceptPersonIds])
    .select('id');
  // A union of what indexes find; one condition with `or` would read the whole company.
  const people = active
    .where('department_id', 'in', [0, ...scope.departmentIds])
    .union(active.where('id', 'in', [0, ...scope.personIds]))
    .union(stillRatedBy(db, companyId, managerId));
  return readListedPeople(db, query, {
    ids: people,
    rank: { of: turnOf(db, companyId, managerId) },
  });
}

/** Whose turn it is with a manager: to be rated, to be given feedback, or not theirs. */
function turnOf(db: Db, companyId: number, managerId: number) {
  const awaiting = stillRatedBy(db, companyId, managerId);
  const toRate = awaiting
    .where('response.status', '=', PERFORMANCE_STATUS.awaitingManagers)
    .where('manager.rated_at', 'is', null);
  const feedback = awaiting.where('response.status', '=', PERFORMANCE_STATUS.awaitingFeedback);
  return sql<number>`case when person.id in ${toRate} then 0 when person.id in ${feedback} then 1 else 2 end`;
}

/** People on whose open response somebody is one of the managers. */
function stillRatedBy(db: Db, companyId: number, managerId: number) {
  return (
    db
      .selectFrom('performance_response_manager as manager')
      .innerJoin('performance_response as response', (join) =>
        onReference(join, 'response', 'manager.response_id'),
      )
      .where('manager.company_id', '=', companyId)
      .where('manager.manager_id', '=', managerId)
      // Said of both, in constants, so that each table has an index of just these rows.
      .where('manager.is_open', '=', sql.lit(true))
      .where('response.finished_at', 'is', null)
      .where('response.closed_at', 'is', null)
      .select('response.person_id as id')
  );
}

/** When a manager had rated each of some responses; null: not yet, missing: not one of its managers. */
export async function readRatedDates(
  db: Db,
  companyId: number,
  { managerId, responseIds }: { managerId: number; responseIds: readonly number[] },
): Promise<Map<number, Date | null>> {
  const rows = await db
    .selectFrom('performance_response_manager')
    .where('company_id', '=', companyId)
    .where('manager_id', '=', managerId)
    .where('response_id', 'in', [0, ...responseIds])
    .select(['response_id', 'rated_at'])
    .execute();
  return new Map(rows.map(({ response_id, rated_at }) => [response_id, rated_at]));
}
