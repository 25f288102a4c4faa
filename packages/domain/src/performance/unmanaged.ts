import { indexManagement, managersOfAll, nearestLeaders } from './management-index.ts';
import type { ManagedPerson, ManagementStructure } from './management-structure.ts';

/**
 * The people who have no manager. Somebody is one when (there is no home department, or it is in `departmentIds`, or
 * the id is in `personIds`) and the id is not in `exceptPersonIds`; `isUnmanaged` says so.
 */
export interface UnmanagedScope {
  readonly departmentIds: ReadonlySet<number>;
  readonly personIds: ReadonlySet<number>;
  readonly exceptPersonIds: ReadonlySet<number>;
}

/** The people in whose place `managersOf` finds nobody: a review of theirs ends with their own part. */
export function unmanagedScope(structure: ManagementStructure): UnmanagedScope {
  const index = indexManagement(structure);
  const isUnled = (id: number) => nearestLeaders(index, id).length === 0;
  const departmentIds = new Set([...index.parents.keys()].filter(isUnled));
  const personIds = new Set<number>();
  const exceptPersonIds = new Set<number>();
  for (const [id, managers] of managersOfAll(index)) {
    (managers.size === 0 ? personIds : exceptPersonIds).add(id);
  }
  return { departmentIds, personIds, exceptPersonIds };
}

/** Whether a person has no manager. */
export function isUnmanaged(
  { departmentIds, personIds, exceptPersonIds }: UnmanagedScope,
  { id, departmentId }: ManagedPerson,
): boolean {
  const isUnledAtHome = departmentId === null || departmentIds.has(departmentId);
  return (isUnledAtHome || personIds.has(id)) && !exceptPersonIds.has(id);
}
