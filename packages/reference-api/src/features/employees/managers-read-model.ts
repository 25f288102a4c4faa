import type { Db } from '../../platform/db/database.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import {
  matchingPeople,
  type Page,
  type PeopleListQuery,
  pageOfPeople,
  totalOf,
  valuesOf,
} from '../../platform/db/people-list.ts';

/** Which managers to list. */
export interface ManagersQuery extends PeopleListQuery {
  /** One person, whether they answer for anybody or not; undefined for all managers. */
  personId?: number | undefined;
}

/** Somebody who answers for others. */
export interface ListedManager {
  readonly id: number;
  readonly name: string;
  readonly position_name: string | null;
}

/** Lists whoever leads a department or is named as a manager, by name. */
export async function listManagers(db: Db, query: ManagersQuery): Promise<Page<ListedManager>> {
  const { companyId, personId } = query;
  const leaders = db
    .selectFrom('department_manager')
    .where('company_id', '=', companyId)
    .select('person_id');
  const named = db
    .selectFrom('person_manager')
    .where('company_id', '=', companyId)
    .select('manager_id');
  const matches = matchingPeople(db, query, ['position']).where(({ eb, or }) =>
    personId === undefined
      ? or([eb('person.id', 'in', leaders), eb('person.id', 'in', named)])
      : eb('person.id', '=', personId),
  );
  const rows = await pageOfPeople(db, matches, valuesOf(query))
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .select(['person.id', 'person.name', 'position.name as position_name'])
    .execute();
  return { rows, total: await totalOf(rows, () => matches, query) };
}
