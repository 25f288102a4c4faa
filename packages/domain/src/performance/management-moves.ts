import { indexManagement, managersIn, managersOfAll } from './management-index.ts';
import type { ManagedPerson, ManagementStructure } from './management-structure.ts';

/** Who answers to whom while people are put elsewhere, one after the other: where one goes counts for all behind. */
export interface ManagementMoves {
  /**
   * Puts a person into a department and under the managers that they name, by default those they name already. Tells a
   * manager who would stand below them there: then nobody is put anywhere.
   */
  put(person: ManagedPerson, named?: readonly ManagedPerson[]): number | undefined;
  /** Somebody comes in, who has nobody below. */
  add(person: ManagedPerson, named: readonly ManagedPerson[]): void;
}

const nobody: ReadonlyMap<number, ReadonlySet<number>> = new Map();

/**
 * Begins with a structure as it is. However long the chains of managers, to put everybody of a company elsewhere takes a
 * walk over it, not one for each.
 */
export function followMoves(structure: ManagementStructure): ManagementMoves {
  const index = indexManagement(structure);
  const named = new Map(index.named);
  const homes = new Map(index.homes);
  const reports = new Map<number, Set<number>>();
  const current = { ...index, named, homes };
  let isOrdered: boolean | undefined;
  const at = (id: number): ManagedPerson => ({ id, departmentId: homes.get(id) ?? null });
  // Of somebody who was put elsewhere it is known better than by who names them.
  const meet = ({ id, departmentId }: ManagedPerson) => {
    if (!homes.has(id)) homes.set(id, departmentId);
  };
  const report = (personId: number, managerIds: ReadonlySet<number>) => {
    for (const id of managerIds) {
      const others = reports.get(id) ?? new Set();
      reports.set(id, others.add(personId));
    }
  };
  for (const [id, managerIds] of named) report(id, managerIds);

  function place(person: ManagedPerson, managers: readonly ManagedPerson[]): void {
    homes.set(person.id, person.departmentId);
    for (const id of named.get(person.id) ?? []) reports.get(id)?.delete(person.id);
    named.delete(person.id);
    if (managers.length === 0) return;
    const ids = new Set(managers.map(({ id }) => id));
    named.set(person.id, ids);
    report(person.id, ids);
  }

  /**
   * Whether a person stands somewhere above another one, or is that one. It is looked for upwards from the one and downwards
   * from the other by turns: whoever is put elsewhere has mostly nobody below, or few.
   */
  function isAbove(personId: number, otherId: number): boolean {
    const above = new Set([otherId]);
    const below = new Set([personId]);
    let down: Iterator<number> | undefined = below.values();
    // Walking a set visits what is added on the way.
    for (const id of above) {
      if (id === personId) return true;
      for (const next of managersIn(current, at(id))) above.add(next);
      const step = down?.next();
      if (step?.done) return below.has(otherId);
      // Those below a leader are told by the departments, which say nothing of who is in them.
      if (step && index.led.has(step.value)) down = undefined;
      else if (step) for (const next of reports.get(step.value) ?? []) below.add(next);
    }
    return false;
  }

  /** Whether nobody stands above themselves; what is put afterwards keeps it so. */
  function hasOrder(): boolean {
    isOrdered ??= isInOrder(managersOfAll(current));
    return isOrdered;
  }

  return {
    put(person, given) {
      const managers = given ?? [...(named.get(person.id) ?? [])].map(at);
      managers.forEach(meet);
      const above =
        managers.length > 0
          ? managers.map(({ id }) => id)
          : [...managersIn({ ...current, named: nobody }, person)];
      const former = named.get(person.id);
      const isNew = (id: number) => !former?.has(id) || !hasOrder();
      const below = above.find((id) => isNew(id) && isAbove(person.id, id));
      if (below === undefined) place(person, managers);
      return below;
    },
    add(person, managers) {
      managers.forEach(meet);
      place(person, managers);
    },
  };
}

/** Whether no way by managers leads back to where it began. */
function isInOrder(managersOf: ReadonlyMap<number, ReadonlySet<number>>): boolean {
  const waiting = new Map<number, number>();
  for (const managers of managersOf.values()) {
    for (const id of managers) waiting.set(id, (waiting.get(id) ?? 0) + 1);
  }
  // From those who answer for nobody up; walking a set visits what is added on the way.
  const passed = new Set([...managersOf.keys()].filter((id) => !waiting.has(id)));
  for (const id of passed) {
    for (const manager of managersOf.get(id) ?? []) {
      const left = (waiting.get(manager) ?? 0) - 1;
      waiting.set(manager, left);
      if (left === 0) passed.add(manager);
    }
  }
  return passed.size >= managersOf.size;
}
