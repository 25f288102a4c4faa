import { reportScope } from '@aferir/domain';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { loadManagementStructure } from '../../platform/db/management-structure.ts';

/** Finds the people for whom a manager answers, to narrow a list down to them; nothing where none is asked for. */
export async function amongReportsOf(
  db: Db,
  companyId: number,
  managerId: number | undefined,
): Promise<{ readonly amongIds?: readonly number[] }> {
  if (!managerId) return {};
  const structure = await loadManagementStructure(db, companyId);
  const scope = reportScope(structure, managerId, { immediateOnly: true });
  const rows = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where(({ eb, or }) =>
      or([
        eb('department_id', '=', anyOf([...scope.departmentIds])),
        eb('id', '=', anyOf([...scope.personIds])),
      ]),
    )
    .select('id')
    .execute();
  return { amongIds: rows.flatMap(({ id }) => (scope.exceptPersonIds.has(id) ? [] : [id])) };
}
