import {
  indexManagement,
  indexParents,
  managersIn,
  managersOfAll,
  pathUp,
} from './management-index.ts';
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
  return isWithin(indexParents(departments), newParentId, departmentId);
}

/** The departments that one can be put below: neither itself nor any below it. */
export function listPossibleParents(
  departments: readonly StructureDepartment[],
  departmentId: number,
): number[] {
  const parents = indexParents(departments);
  return [...parents.keys()].filter((id) => !isWithin(parents, id, departmentId));
}

/** A department that a change of the tree would put below itself. */
export function findDepartmentBelowItself(
  before: readonly StructureDepartment[],
  after: readonly StructureDepartment[],
): number | undefined {
  const [former, parents] = [indexParents(before), indexParents(after)];
  return after.find(
    ({ id, parentId }) => former.get(id) !== parentId && isWithin(parents, parentId, id),
  )?.id;
}

/** Whether a department is another one, or stands somewhere below it. */
function isWithin(
  parents: ReadonlyMap<number, number | null>,
  departmentId: number | null,
  otherId: number,
): boolean {
  return [...pathUp(parents, departmentId)].includes(otherId);
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

/**
 * The cycle that a change of the structure would close: people of whom each would answer to the next and the last to
 * the first. One that was there before the change is none of its doing. In whatever order a structure is told, it is the
 * same one and begins with the same person.
 */
export function findClosedCycle(
  before: ManagementStructure,
  after: ManagementStructure,
): readonly number[] | undefined {
  const former = managersOfAll(indexManagement(before));
  const current = managersOfAll(indexManagement(after));
  for (const personId of inOrder(current.keys())) {
    for (const managerId of inOrder(current.get(personId))) {
      if (former.get(personId)?.has(managerId)) continue;
      const cycle = findPathUp(current, managerId, personId);
      if (cycle) return cycle;
    }
  }
  return undefined;
}

function inOrder(ids: Iterable<number> = []): number[] {
  return [...ids].sort((one, other) => one - other);
}

/** The shortest way from one person up to another by way of managers, both included. */
function findPathUp(
  managersOf: ReadonlyMap<number, ReadonlySet<number>>,
  fromId: number,
  toId: number,
): readonly number[] | undefined {
  const reachedFrom = new Map<number, number | undefined>([[fromId, undefined]]);
  // Walking a map visits what is added on the way.
  for (const id of reachedFrom.keys()) {
    if (id === toId) return retrace(reachedFrom, toId);
    for (const next of inOrder(managersOf.get(id))) {
      if (!reachedFrom.has(next)) reachedFrom.set(next, id);
    }
  }
  return undefined;
}

function retrace(reachedFrom: ReadonlyMap<number, number | undefined>, toId: number): number[] {
  const path: number[] = [];
  for (let id: number | undefined = toId; id !== undefined; id = reachedFrom.get(id))
    path.unshift(id);
  return path;
}
