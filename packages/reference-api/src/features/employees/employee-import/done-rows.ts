import type { Db } from '../../../platform/db/database.ts';
import type { DoneRow } from './undo-judge.ts';

/** Reads the last rows that have added or changed somebody, from the last on; `before`: those before a place. */
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
  return rows.map((row) => ({
    place: row.place,
    outcome: row.outcome === 'created' ? 'created' : 'changed',
    personId: row.person_id ?? 0,
    before: row.before,
    versionAfter: row.version_after,
  }));
}
