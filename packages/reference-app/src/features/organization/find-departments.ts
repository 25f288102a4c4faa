import { listPossibleParents, normalizeSearchText } from '@aferir/domain';
import type { ComboboxFound, ComboboxOption } from '@aferir/ui';
import { type Department, placeOf, structureOf } from './department.ts';

/** How many are offered at once. */
const MOST = 50;

/** Finds departments by their name, for a combobox; those that begin with the text come first. */
export function findDepartments(
  departments: readonly Department[],
  text: string,
): Required<ComboboxFound> {
  const wanted = normalizeSearchText(text);
  const named = departments.map((department) => ({
    department,
    name: normalizeSearchText(department.label),
  }));
  const found = named
    .filter(({ name }) => name.includes(wanted))
    .toSorted(
      (one, other) =>
        Number(other.name.startsWith(wanted)) - Number(one.name.startsWith(wanted)) ||
        one.name.localeCompare(other.name),
    );
  return {
    options: found.slice(0, MOST).map(({ department }) => toOption(department)),
    total: found.length,
  };
}

/** Where a department may go: below any other that is not below itself already, and is not where it is. */
export function placesToGo(
  departments: readonly Department[],
  { departmentId, parentId }: Pick<Department, 'departmentId' | 'parentId'>,
): Department[] {
  const possible = new Set(listPossibleParents(structureOf(departments), departmentId));
  return departments.filter((one) => possible.has(one.departmentId) && one.id !== parentId);
}

function toOption(department: Department): ComboboxOption {
  return { value: department.id, label: department.label, detail: placeOf(department) };
}
