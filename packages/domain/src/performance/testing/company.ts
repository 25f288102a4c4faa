import { createRandom } from '../../random/create-random.ts';
import type {
  ManagedPerson,
  ManagementStructure,
  StructureDepartment,
} from '../management-structure.ts';

/** A person of a test company, with all that the structure is read from. */
export interface CompanyPerson extends ManagedPerson {
  readonly isActive: boolean;
  readonly leads: readonly number[];
  readonly namedManagers: readonly number[];
}

/** A whole test company. */
export interface Company {
  readonly departments: readonly StructureDepartment[];
  readonly people: readonly CompanyPerson[];
}

/** Reads the structure of a company as a database query would: inactive managers left out. */
export function readStructure({ departments, people }: Company): ManagementStructure {
  const active = people.filter(({ isActive }) => isActive);
  return {
    departments,
    leaders: active.flatMap(({ id, departmentId, leads }) =>
      leads.map((led) => ({ departmentId: led, personId: id, homeDepartmentId: departmentId })),
    ),
    namedManagers: people.flatMap((person) =>
      active
        .filter(({ id }) => person.namedManagers.includes(id))
        .map((manager) => ({
          personId: person.id,
          homeDepartmentId: person.departmentId,
          managerId: manager.id,
          managerHomeDepartmentId: manager.departmentId,
        })),
    ),
  };
}

/** A company made up from a seed: small, crooked, with cycles in it. */
export function makeUpCompany(seed: number): Company {
  const random = createRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const departmentIds = Array.from({ length: 1 + pick(7) }, (_, index) => index + 1);
  const peopleIds = Array.from({ length: 1 + pick(12) }, (_, index) => index + 101);
  const anyOf = (ids: readonly number[]) => ids[pick(ids.length)] ?? null;
  const someOf = (ids: readonly number[], chance: number) => ids.filter(() => random() < chance);
  return {
    departments: departmentIds.map((id) => ({
      id,
      parentId: random() < 0.2 ? null : anyOf(departmentIds),
    })),
    people: peopleIds.map((id) => ({
      id,
      departmentId: random() < 0.1 ? null : anyOf(departmentIds),
      isActive: random() < 0.85,
      leads: random() < 0.4 ? someOf(departmentIds, 0.4) : [],
      namedManagers: random() < 0.25 ? someOf(peopleIds, 0.25) : [],
    })),
  };
}
