import { reportScope, unmanagedScope } from '@aferir/domain';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { loadManagementStructure } from '../../platform/db/management-structure.ts';
import type { ListedPeople } from '../../platform/db/people-list.ts';
import { hasNoManager } from '../../platform/db/without-manager.ts';

/** What narrows a list down to people found before it, in the words of its call; left out, or 0, it narrows nothing. */
export interface ScopeFilters {
  /** Only these. */
  readonly lstPessoas?: readonly number[] | undefined;
  /** Only whom this person answers for. */
  readonly idGestor?: number | undefined;
  /** Only whom nobody answers for. */
  readonly semGestor?: boolean | undefined;
}

/** Finds the people whom these filters leave, to narrow a list down to them; nothing where none is asked for. */
export async function idsInScope(
  db: Db,
  companyId: number,
  { lstPessoas, idGestor, semGestor }: ScopeFilters,
): Promise<Pick<ListedPeople, 'amongIds'>> {
  if (!idGestor && !semGestor) return lstPessoas ? { amongIds: lstPessoas } : {};
  const structure = await loadManagementStructure(db, companyId);
  const rows = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .$if(lstPessoas !== undefined, (all) => all.where('id', '=', anyOf(lstPessoas ?? [])))
    .$if(Boolean(semGestor), (all) => all.where(hasNoManager(unmanagedScope(structure))))
    .$if(Boolean(idGestor), (all) => {
      const scope = reportScope(structure, idGestor ?? 0, { immediateOnly: true });
      return all.where(sql<SqlBool>`(department_id = ${anyOf([...scope.departmentIds])}
          or id = ${anyOf([...scope.personIds])})
        and not id = ${anyOf([...scope.exceptPersonIds])}`);
    })
    .select('id')
    .execute();
  return { amongIds: rows.map(({ id }) => id) };
}
