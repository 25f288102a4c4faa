import { indexManagement, indexParents, managersIn, pathUp } from './management-index.ts';
import type {
  ManagedPerson,
  ManagementStructure,
  StructureDepartment,
} from './management-structure.ts';

/** Whether a department would end up above itself under a new parent. */
export function wouldCloseDepartmentCycle(
  departments: readonly StructureDepartment[],
  departmentId: number,
  newParentId: number | null,
): boolean {
  return pathUp(indexParents(departments), newParentId).has(departmentId);
}

/**
 * Whether a person would end up above themselves by naming a manager: when the manager is that very
 * person, or has them somewhere above.
 */
export function wouldCloseManagementCycle(
  structure: ManagementStructure,
  personId: number,
  manager: ManagedPerson,
): boolean {
  const index = indexManagement(structure);
  const homes = new Map(index.homes).set(manager.id, manager.departmentId);
  const above = new Set([manager.id]);
  // Walking a set visits what is added on the way.
  for (const id of above) {
    const found = managersIn(index, { id, departmentId: homes.get(id) ?? null });
    for (const next of found) above.add(next);
  }
  return above.has(personId);
}

/**
 * The first manager of a person who would stand below them, if the person belonged to the given
 * department and named the given managers; without any, those whom the structure gives count.
 */
export function findManagerBelow(
  structure: ManagementStructure,
  person: ManagedPerson,
  named: readonly ManagedPerson[],
): number | undefined {
  const withoutNamed = {
    ...structure,
    namedManagers: structure.namedManagers.filter(({ personId }) => personId !== person.id),
  };
  const index = indexManagement(withoutNamed);
  const managers =
    named.length > 0
      ? named
      : [...managersIn(index, person)].map((id) => ({
          id,
          departmentId: index.homes.get(id) ?? null,
        }));
  return managers.find((manager) => wouldCloseManagementCycle(withoutNamed, person.id, manager))
    ?.id;
}
