import { compareKnown } from '../format/compare-known.ts';
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
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : compareNames(String(one), String(other));
  const lines = departments.map((department) => ({ department, line: lineOf(department) }));
  return lines
    .toSorted(
      ({ line: one }, { line: other }) =>
        compareKnown(keyOf(one), keyOf(other), { isDescending, compare }) ||
        compareNames(one.name, other.name),
    )
    .map(({ department }) => department);
}
