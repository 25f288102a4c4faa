import type { components } from '@aferir/api-client';
import { managersWithOrigin } from '@aferir/domain';
import type { ReadingContext } from '../../../operation/context.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { personWithWorkplace } from '../../../platform/db/person-with-workplace.ts';

type SheetManager = components['schemas']['SheetManager'];

/** Reads who answers for a person as things stand, by name, each with the department that makes them so. */
export async function readSheetManagers(
  { db, company }: ReadingContext,
  person: { readonly id: number; readonly departmentId: number | null },
): Promise<SheetManager[]> {
  const structure = await loadManagementStructure(db, company.id);
  const managers = managersWithOrigin(structure, person);
  if (managers.length === 0) return [];
  const people = await personWithWorkplace(db, company.id)
    .where('person.id', '=', anyOf(managers.map(({ id }) => id)))
    .select(['person.id', 'person.name', 'position.name as position_name'])
    .orderBy('person.search_name')
    .orderBy('person.id')
    .execute();
  const origins = new Map(managers.map(({ id, departmentId }) => [id, departmentId]));
  const departmentIds = managers.flatMap(({ departmentId }) => departmentId ?? []);
  const departments = await db
    .selectFrom('department')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(departmentIds))
    .select(['id', 'name'])
    .execute();
  const names = new Map<number | null | undefined, string>(
    departments.map(({ id, name }) => [id, name]),
  );
  return people.map(({ id, name, position_name }) => ({
    idOrganogramaPessoa: id,
    nmPessoa: name,
    nmCargo: position_name,
    nmDepartamentoOrigem: names.get(origins.get(id)) ?? null,
  }));
}
