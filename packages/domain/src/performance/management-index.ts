import type {
  ManagedPerson,
  ManagementStructure,
  StructureDepartment,
} from './management-structure.ts';

/** A structure made ready for looking things up. */
export interface ManagementIndex {
  readonly parents: ReadonlyMap<number, number | null>;
  /** The leaders of each department that has some. */
  readonly leaders: ReadonlyMap<number, ReadonlySet<number>>;
  /** The departments that each leader leads. */
  readonly led: ReadonlyMap<number, ReadonlySet<number>>;
  /** The managers that each person names. */
  readonly named: ReadonlyMap<number, ReadonlySet<number>>;
  /** The department of everyone who stands in the structure. */
  readonly homes: ReadonlyMap<number, number | null>;
}

/** Makes a structure ready for looking things up. */
export function indexManagement(structure: ManagementStructure): ManagementIndex {
  const { departments, leaders } = structure;
  const namedManagers = structure.namedManagers.filter(
    ({ personId, managerId }) => personId !== managerId,
  );
  return {
    parents: indexParents(departments),
    leaders: group(leaders.map(({ departmentId, personId }) => [departmentId, personId])),
    led: group(leaders.map(({ departmentId, personId }) => [personId, departmentId])),
    named: group(namedManagers.map(({ personId, managerId }) => [personId, managerId])),
    homes: new Map([
      ...leaders.map((row) => [row.personId, row.homeDepartmentId] as const),
      ...namedManagers.map((row) => [row.personId, row.homeDepartmentId] as const),
      ...namedManagers.map((row) => [row.managerId, row.managerHomeDepartmentId] as const),
    ]),
  };
}

/** The parent of each department. */
export function indexParents(
  departments: readonly StructureDepartment[],
): ReadonlyMap<number, number | null> {
  return new Map(departments.map(({ id, parentId }) => [id, parentId]));
}

/** A department and those above it, from the nearest up. A cycle in the data ends the walk. */
export function* pathUp(
  parents: ReadonlyMap<number, number | null>,
  departmentId: number | null,
): Generator<number, void> {
  const passed = new Set<number>();
  let current = departmentId;
  while (current !== null && !passed.has(current)) {
    yield current;
    passed.add(current);
    current = parents.get(current) ?? null;
  }
}

/**
 * The leaders who answer for a department: its own, else the nearest above. Departments that
 * `exceptLedBy` leads are passed over.
 */
export function nearestLeaders(
  index: ManagementIndex,
  departmentId: number | null,
  exceptLedBy?: number,
): readonly number[] {
  const led = nearestLedDepartment(index, departmentId, exceptLedBy);
  return led === undefined ? [] : [...(index.leaders.get(led) ?? [])];
}

/** The department whose leaders answer for a department, as {@link nearestLeaders} finds them. */
export function nearestLedDepartment(
  { parents, leaders }: ManagementIndex,
  departmentId: number | null,
  exceptLedBy?: number,
): number | undefined {
  for (const id of pathUp(parents, departmentId)) {
    const found = leaders.get(id);
    if (found && (exceptLedBy === undefined || !found.has(exceptLedBy))) return id;
  }
  return undefined;
}

/**
 * The managers of a person: those the person names, else the leaders who answer for the home
 * department and for each department that the person leads. What the person leads is passed over, so
 * nobody manages themselves, and co-managers of a department don't manage each other.
 */
export function managersIn(
  index: ManagementIndex,
  { id, departmentId }: ManagedPerson,
): ReadonlySet<number> {
  const named = index.named.get(id);
  if (named) return named;
  const starts = new Set([departmentId, ...(index.led.get(id) ?? [])]);
  return new Set([...starts].flatMap((start) => nearestLeaders(index, start, id)));
}

/** The managers of everyone who stands in the structure; nobody else manages anybody. */
export function managersOfAll(index: ManagementIndex): ReadonlyMap<number, ReadonlySet<number>> {
  return new Map(
    [...index.homes].map(([id, departmentId]) => [id, managersIn(index, { id, departmentId })]),
  );
}

function group(pairs: readonly (readonly [number, number])[]): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>();
  for (const [key, value] of pairs) {
    const values = groups.get(key) ?? new Set();
    groups.set(key, values.add(value));
  }
  return groups;
}
