import { normalizeSearchText } from '../format/search-text.ts';

/** What a list shows of a department. */
export interface DepartmentLine {
  readonly name: string;
  /** The one above; null at the top. */
  readonly parentName: string | null;
  /** The first of those who lead it; null without any. */
  readonly managerName: string | null;
  /** Active people of its own. */
  readonly peopleCount: number;
}

/** What a list of departments can be put in order by. */
export const DEPARTMENT_ORDERS = ['nome', 'acima', 'gestor', 'pessoas'] as const;

/** One of {@link DEPARTMENT_ORDERS}. */
export type DepartmentOrder = (typeof DEPARTMENT_ORDERS)[number];

const VALUES: Readonly<Record<DepartmentOrder, (line: DepartmentLine) => string | number | null>> =
  {
    nome: ({ name }) => name,
    acima: ({ parentName }) => parentName,
    gestor: ({ managerName }) => managerName,
    pessoas: ({ peopleCount }) => peopleCount,
  };

/** The departments whose own name, that of the one above or that of the first manager has what is searched for. */
export function findDepartmentLines<Department>(
  departments: readonly Department[],
  search: string,
  lineOf: (department: Department) => DepartmentLine,
): Department[] {
  const wanted = normalizeSearchText(search);
  return departments.filter((department) => {
    const { name, parentName, managerName } = lineOf(department);
    return [name, parentName ?? '', managerName ?? ''].some((text) =>
      normalizeSearchText(text).includes(wanted),
    );
  });
}

/** Puts departments in order; whatever has none of it comes last, either way, and equal ones stand by name. */
export function sortDepartmentLines<Department>(
  departments: readonly Department[],
  { by, isDescending }: { readonly by: DepartmentOrder; readonly isDescending: boolean },
  lineOf: (department: Department) => DepartmentLine,
): Department[] {
  const keyOf = VALUES[by];
  const { compare: compareNames } = new Intl.Collator('pt-BR');
  const way = isDescending ? -1 : 1;
  const lines = departments.map((department) => ({ department, line: lineOf(department) }));
  return lines
    .toSorted(
      ({ line: one }, { line: other }) =>
        compare(keyOf(one), keyOf(other), way, compareNames) || compareNames(one.name, other.name),
    )
    .map(({ department }) => department);
}

function compare(
  one: string | number | null,
  other: string | number | null,
  way: 1 | -1,
  compareNames: (one: string, other: string) => number,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return way * (one - other);
  return way * compareNames(String(one), String(other));
}
