import {
  DEPARTMENT_ORDERS,
  type DepartmentLine,
  findDepartmentLines,
  sortDepartmentLines,
} from '@aferir/domain';
import type { GridQuery } from '@aferir/ui';
import type { Department } from './department.ts';

/** The departments of a page of a table, or all of them, and how many there are on all. Without an order they stand by name. */
export function departmentRows(
  departments: readonly Department[],
  { page, pageSize, search, sort }: Pick<GridQuery, 'page' | 'pageSize' | 'search' | 'sort'>,
  isWhole = false,
): { rows: Department[]; total: number } {
  const found = findDepartmentLines(departments, search, toLine);
  const by = DEPARTMENT_ORDERS.find((order) => order === sort?.key) ?? 'nome';
  const ordered = sortDepartmentLines(
    found,
    { by, isDescending: sort?.isDescending ?? false },
    toLine,
  );
  const rows = isWhole ? ordered : ordered.slice((page - 1) * pageSize, page * pageSize);
  return { rows, total: found.length };
}

function toLine({ label, parentName, manager, peopleCount }: Department): DepartmentLine {
  return { name: label, parentName, managerName: manager?.name ?? null, peopleCount };
}
