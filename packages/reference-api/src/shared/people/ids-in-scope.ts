import { type ReportScope, reportScope, unmanagedScope } from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { loadManagementStructure } from '../../platform/db/management-structure.ts';
import type { ListedPeople } from '../../platform/db/people-list.ts';
import { hasNoManager } from '../../platform/db/without-manager.ts';
import { isInCycle } from './is-in-cycle.ts';

/** What narrows a list down to people found before it, in the words of its call; left out, or 0, it narrows nothing. */
export interface ScopeFilters {
  /** Only these. */
  readonly lstPessoas?: readonly number[] | undefined;
  /** Only whom this person answers for. */
  readonly idGestor?: number | undefined;
  /** Only whom nobody answers for. */
  readonly semGestor?: boolean | undefined;
  /** Only who is in this cycle. */
  readonly idCiclo?: number | undefined;
}

/** Finds the people whom these filters leave, to narrow a list down to them; nothing where none is asked for. */
export async function idsInScope(
  db: Db,
  companyId: number,
  { lstPessoas, idCiclo, ...managed }: ScopeFilters,
): Promise<Pick<ListedPeople, 'amongIds'>> {
  const found = [
    ...(idCiclo ? [isInCycle(idCiclo)] : []),
    ...(await conditionsOfManagers(db, companyId, managed)),
  ];
  if (found.length === 0) return lstPessoas ? { amongIds: lstPessoas } : {};
  const chosen = lstPessoas ? [sql<SqlBool>`person.id = ${anyOf(lstPessoas)}`] : [];
  const rows = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where(({ and }) => and([...chosen, ...found]))
    .select('id')
    .execute();
  return { amongIds: rows.map(({ id }) => id) };
}

/** The structure of the company is read for them alone. */
async function conditionsOfManagers(
  db: Db,
  companyId: number,
  { idGestor, semGestor }: Pick<ScopeFilters, 'idGestor' | 'semGestor'>,
): Promise<RawBuilder<SqlBool>[]> {
  if (!idGestor && !semGestor) return [];
  const structure = await loadManagementStructure(db, companyId);
  return [
    ...(semGestor ? [hasNoManager(unmanagedScope(structure))] : []),
    ...(idGestor ? [isInScope(reportScope(structure, idGestor, { immediateOnly: true }))] : []),
  ];
}

/** Whether the `person` of a query is one of those of a scope. */
export function isInScope({
  departmentIds,
  personIds,
  exceptPersonIds,
}: ReportScope): RawBuilder<SqlBool> {
  return sql<SqlBool>`(person.department_id = ${anyOf([...departmentIds])}
      or person.id = ${anyOf([...personIds])})
    and not person.id = ${anyOf([...exceptPersonIds])}`;
}
