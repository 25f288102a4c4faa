import type { Db } from '../../../platform/db/database.ts';
import type { PersonBefore } from '../employees-tables.ts';
import { findManagersBy } from './met-managers.ts';
import type { DoneRow } from './undo-judge.ts';

/**
 * Reads the last rows that have added or changed somebody, from the last on; `before`: those before a place. Of the managers
 * of before, who is anonymous by now is left out.
 */
export async function readDoneRows(
  db: Db,
  companyId: number,
  { importId, take, before }: { importId: number; take: number; before?: number | undefined },
): Promise<DoneRow[]> {
  const rows = await db
    .selectFrom('employee_import_row')
    .select(['place', 'outcome', 'person_id', 'before', 'version_after'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['created', 'changed'])
    .$if(before !== undefined, (query) => query.where('place', '<', before ?? 0))
    .orderBy('place', 'desc')
    .limit(take)
    .execute();
  const managerIds = new Set(rows.flatMap((row) => row.before?.managers ?? []));
  const managers = managerIds.size > 0 ? await findManagersBy(db, companyId, [...managerIds]) : [];
  const anonymous = new Set(managers.flatMap((one) => (one.isAnonymous ? one.id : [])));
  const withoutAnonymous = ({ managers: named, ...columns }: PersonBefore): PersonBefore =>
    named ? { ...columns, managers: named.filter((one) => !anonymous.has(one)) } : columns;
  return rows.map((row) => ({
    place: row.place,
    outcome: row.outcome === 'created' ? 'created' : 'changed',
    personId: row.person_id ?? 0,
    before: row.before && withoutAnonymous(row.before),
    versionAfter: row.version_after,
  }));
}
