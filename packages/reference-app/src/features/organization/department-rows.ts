import { normalizeSearchText } from '@aferir/domain';
import type { GridQuery } from '@aferir/ui';
import type { Department } from './department.ts';

/** What a table of departments can be put in order by, as its columns call it. */
export const DEPARTMENT_SORTS = ['nome', 'acima', 'gestor', 'pessoas'] as const;

const compareNames = new Intl.Collator('pt-BR').compare;

const compare: Record<string, (one: Department, other: Department) => number> = {
  nome: (one, other) => compareNames(one.label, other.label),
  acima: (one, other) => compareNames(one.parentName ?? '', other.parentName ?? ''),
  gestor: (one, other) => compareNames(one.manager?.name ?? '', other.manager?.name ?? ''),
  pessoas: (one, other) => one.peopleCount - other.peopleCount,
};

/**
 * The departments of a page of a table, and how many there are on all: those whose own name, that of the department
 * above or that of the first manager has what is searched for. Without an order they stand by name.
 */
export function departmentRows(
  departments: readonly Department[],
  { page, pageSize, search, sort }: Pick<GridQuery, 'page' | 'pageSize' | 'search' | 'sort'>,
): { rows: Department[]; total: number } {
  const wanted = normalizeSearchText(search);
  const found = departments.filter(({ label, parentName, manager }) =>
    [label, parentName ?? '', manager?.name ?? ''].some((name) =>
      normalizeSearchText(name).includes(wanted),
    ),
  );
  const by = compare[sort?.key ?? 'nome'] ?? compare.nome;
  const way = sort?.isDescending ? -1 : 1;
  const ordered = found.toSorted(
    (one, other) => way * (by?.(one, other) ?? 0) || compareNames(one.label, other.label),
  );
  return { rows: ordered.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
