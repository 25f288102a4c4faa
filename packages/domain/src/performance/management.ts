import {
  indexManagement,
  type ManagementIndex,
  managersIn,
  managersOfAll,
  nearestLeaders,
  nearestLedDepartment,
} from './management-index.ts';
import type { ManagedPerson, ManagementStructure } from './management-structure.ts';

/**
 * The reports of a manager. An active person is one when (the home department is in `departmentIds`
 * or the id in `personIds`) and the id is not in `exceptPersonIds`; `isInReportScope` says so.
 */
export interface ReportScope {
  readonly departmentIds: ReadonlySet<number>;
  readonly personIds: ReadonlySet<number>;
  readonly exceptPersonIds: ReadonlySet<number>;
}

/** How far the reports of a manager go. */
export interface ReportScopeOptions {
  /** Only those whom the manager evaluates, without the reports of reports. */
  readonly immediateOnly: boolean;
}

/** A manager of a person, and what makes them one. */
export interface ManagerWithOrigin {
  readonly id: number;
  /** The department that they lead and the person answers to; null: they are named for the person. */
  readonly departmentId: number | null;
}

interface KnownPerson extends ManagedPerson {
  readonly managers: ReadonlySet<number>;
}

/**
 * The managers of a person: those the person names, else the leaders who answer for the home
 * department and for each department that the person leads. Nobody manages themselves.
 */
export function managersOf(structure: ManagementStructure, person: ManagedPerson): number[] {
  return [...managersIn(indexManagement(structure), person)];
}

/** The managers of many people as {@link managersOf} finds them, by the ids of the people; who has none has an empty list. */
export function managersOfMany(
  structure: ManagementStructure,
  people: readonly ManagedPerson[],
): ReadonlyMap<number, readonly number[]> {
  const index = indexManagement(structure);
  return new Map(people.map((person) => [person.id, [...managersIn(index, person)]]));
}

/** The managers of a person as {@link managersOf} finds them, each with what makes them one. */
export function managersWithOrigin(
  structure: ManagementStructure,
  person: ManagedPerson,
): ManagerWithOrigin[] {
  const index = indexManagement(structure);
  const named = index.named.get(person.id);
  if (named) return [...named].map((id) => ({ id, departmentId: null }));
  const starts = [person.departmentId, ...(index.led.get(person.id) ?? [])];
  const departments = new Set(starts.map((start) => nearestLedDepartment(index, start, person.id)));
  const found = new Map<number, ManagerWithOrigin>();
  for (const departmentId of departments) {
    if (departmentId === undefined) continue;
    for (const id of index.leaders.get(departmentId) ?? []) {
      if (!found.has(id)) found.set(id, { id, departmentId });
    }
  }
  return [...found.values()];
}

/**
 * The reports of a manager: exactly the people whose managers include them, and with
 * `immediateOnly` false the reports of those too.
 */
export function reportScope(
  structure: ManagementStructure,
  managerId: number,
  { immediateOnly }: ReportScopeOptions,
): ReportScope {
  const index = indexManagement(structure);
  const people = [...managersOfAll(index)].map(([id, managers]) => ({
    id,
    departmentId: index.homes.get(id) ?? null,
    managers,
  }));
  const managerIds = immediateOnly ? new Set([managerId]) : withThoseBelow(managerId, people);
  return scopeOf(index, people, managerIds, managerId);
}

/** Whether an active person is one of the reports in a scope. */
export function isInReportScope(scope: ReportScope, { id, departmentId }: ManagedPerson): boolean {
  const isAtHome = departmentId !== null && scope.departmentIds.has(departmentId);
  return (isAtHome || scope.personIds.has(id)) && !scope.exceptPersonIds.has(id);
}

function scopeOf(
  index: ManagementIndex,
  people: readonly KnownPerson[],
  managerIds: ReadonlySet<number>,
  managerId: number,
): ReportScope {
  const isOneOfThem = (id: number) => managerIds.has(id);
  const departmentIds = new Set(
    [...index.parents.keys()].filter((id) => nearestLeaders(index, id).some(isOneOfThem)),
  );
  const personIds = new Set<number>();
  const exceptPersonIds = new Set<number>();
  for (const { id, departmentId, managers } of people) {
    const isReport = id !== managerId && [...managers].some(isOneOfThem);
    if (isReport) personIds.add(id);
    else if (departmentId !== null && departmentIds.has(departmentId)) exceptPersonIds.add(id);
  }
  return { departmentIds, personIds, exceptPersonIds };
}

/** A manager and everyone of the structure who is somewhere below. */
function withThoseBelow(managerId: number, people: readonly KnownPerson[]): ReadonlySet<number> {
  const below = new Map<number, number[]>();
  for (const { id, managers } of people) {
    for (const manager of managers) {
      const reports = below.get(manager) ?? [];
      reports.push(id);
      below.set(manager, reports);
    }
  }
  const found = new Set([managerId]);
  // Walking a set visits what is added on the way.
  for (const id of found) {
    for (const report of below.get(id) ?? []) found.add(report);
  }
  return found;
}
