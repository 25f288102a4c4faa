import { indexManagement, managersIn } from './management-index.ts';
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

/** Begins with a structure as it is. */
export function followMoves(structure: ManagementStructure): ManagementMoves {
  const index = indexManagement(structure);
  const named = new Map(index.named);
  const homes = new Map(index.homes);
  const current = { ...index, named, homes };
  const at = (id: number): ManagedPerson => ({ id, departmentId: homes.get(id) ?? null });
  // Of somebody who was put elsewhere it is known better than by who names them.
  const meet = ({ id, departmentId }: ManagedPerson) => {
    if (!homes.has(id)) homes.set(id, departmentId);
  };

  function place(person: ManagedPerson, managers: readonly ManagedPerson[]): void {
    homes.set(person.id, person.departmentId);
    if (managers.length > 0) named.set(person.id, new Set(managers.map(({ id }) => id)));
    else named.delete(person.id);
  }

  /** Whether a person stands somewhere above another one, or is that one. */
  function isAbove(personId: number, otherId: number): boolean {
    const above = new Set([otherId]);
    // Walking a set visits what is added on the way.
    for (const id of above) {
      if (id === personId) return true;
      for (const next of managersIn(current, at(id))) above.add(next);
    }
    return false;
  }

  return {
    put(person, given) {
      const managers = given ?? [...(named.get(person.id) ?? [])].map(at);
      managers.forEach(meet);
      const above =
        managers.length > 0
          ? managers.map(({ id }) => id)
          : [...managersIn({ ...current, named: nobody }, person)];
      const below = above.find((id) => isAbove(person.id, id));
      if (below === undefined) place(person, managers);
      return below;
    },
    add(person, managers) {
      managers.forEach(meet);
      place(person, managers);
    },
  };
}
