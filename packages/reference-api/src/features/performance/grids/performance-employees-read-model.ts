import { anyOf } from '../../../db/any-of.ts';
import type { Db } from '../../../db/database.ts';
import { keptQuery } from '../../../db/kept-query.ts';
import type { Page } from '../../../db/people-list.ts';
import {
  type ListedPeopleQuery,
  type ListedPersonRow,
  readPage,
} from './listed-people-read-model.ts';

/** A person in the staff's list. */
export interface PerformanceEmployeeRow extends ListedPersonRow {
  request_count: number;
}

/** Lists people by name, a page at a time, and counts how often each was asked. */
export async function listPerformanceEmployees(
  db: Db,
  query: ListedPeopleQuery,
): Promise<Page<PerformanceEmployeeRow>> {
  const { rows, total } = await readPage(db, query);
  const counts = await countRequests(db, {
    companyId: query.companyId,
    personIds: rows.map(({ id }) => id),
  });
  const countByPerson = new Map(counts.map(({ person_id, count }) => [person_id, count]));
  return {
    total,
    rows: rows.map((row) => ({ ...row, request_count: countByPerson.get(row.id) ?? 0 })),
  };
}

const countRequests = keptQuery(
  (db, { companyId, personIds }: { companyId: number; personIds: readonly number[] }) =>
    db
      .selectFrom('performance_response')
      .where('company_id', '=', companyId)
      .where('person_id', '=', anyOf(personIds))
      .groupBy('person_id')
      .select(['person_id', ({ fn }) => fn.countAll<number>().as('count')]),
);
