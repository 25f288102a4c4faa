import { type UnmanagedScope, unmanagedScope } from '@aferir/domain';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from './any-of.ts';
import type { Db } from './database.ts';
import { loadManagementStructure } from './management-structure.ts';

/** Reads which people of a company have no manager, as a review would find one now. */
export async function loadUnmanaged(db: Db, companyId: number): Promise<UnmanagedScope> {
  return unmanagedScope(await loadManagementStructure(db, companyId));
}

/** Whether the `person` of a query has no manager; it says in a statement what `isUnmanaged` does. */
export function hasNoManager({
  departmentIds,
  personIds,
  exceptPersonIds,
}: UnmanagedScope): RawBuilder<boolean> {
  return sql<boolean>`(
    (person.department_id is null or person.department_id = ${anyOf([...departmentIds])}
      or person.id = ${anyOf([...personIds])})
    and not person.id = ${anyOf([...exceptPersonIds])})`;
}
