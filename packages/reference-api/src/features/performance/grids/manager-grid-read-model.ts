import { dateOnlyOf, PERFORMANCE_STATUS, type ReportScope, type TeamTask } from '@aferir/domain';
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
  /** Where those stand whose reviews wait for the manager, the lowest first; the others follow. */
  places: ReadonlyMap<number, number>;
}

/** Lists who reports to a manager and whoever the manager still rates, a page at a time. */
export function listPeopleOfManager(
  db: Db,
  query: ManagerGridQuery,
): Promise<Page<ListedPersonRow>> {
  const { companyId, managerId, scope, places } = query;
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
    rank: { of: placeIn(places) },
  });
}

function placeIn(places: ReadonlyMap<number, number>) {
  return sql<
    number | null
  >`(${[...places.values()]}::integer[])[array_position(${[...places.keys()]}::bigint[], person.id)]`;
}

/** A review whose turn with a manager has come. */
export interface WaitingReview {
  readonly responseId: number;
  readonly personId: number;
  readonly cycleId: number | null;
  readonly task: TeamTask;
  /** The day on which it was sent. */
  readonly since: string;
}

/** Reads the reviews that wait for a manager: to be rated, or to be given feedback. */
export async function readWaitingReviews(
  db: Db,
  companyId: number,
  managerId: number,
): Promise<WaitingReview[]> {
  const rows = await stillRatedBy(db, companyId, managerId)
    .select(['response.id as responseId', 'cycle_id', 'status', 'rated_at', 'sent_at'])
    .execute();
  return rows.flatMap(({ responseId, id: personId, cycle_id: cycleId, ...row }) => {
    const task = taskAt(row.status, row.rated_at !== null);
    return task ? [{ responseId, personId, cycleId, task, since: dateOnlyOf(row.sent_at) }] : [];
  });
}

function taskAt(status: number, isRated: boolean): TeamTask | null {
  if (status === PERFORMANCE_STATUS.awaitingFeedback) return 'give-feedback';
  return status === PERFORMANCE_STATUS.awaitingManagers && !isRated ? 'evaluate' : null;
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
