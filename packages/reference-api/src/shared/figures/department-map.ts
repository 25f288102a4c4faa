import { type DepartmentBranch, type DepartmentNode, departmentTree } from '@aferir/domain';
import type { Db } from '../../platform/db/database.ts';

/** The departments of a company, numbered so that those below one follow right behind it. */
export interface DepartmentMap {
  readonly tree: readonly DepartmentBranch[];
  /** In the order of their numbers, which begin at 1; 0 stands for no department. */
  readonly ids: readonly number[];
  find(id: number): DepartmentBranch | undefined;
  /** A department and all below it. */
  branchOf(id: number): readonly number[];
  /** The departments that two numbers are both inside of, from the outermost to the innermost. */
  around(first: number, last: number): readonly number[];
}

/** Reads the departments of a company by name. */
export async function readDepartments(db: Db, companyId: number): Promise<DepartmentMap> {
  const departments = await db
    .selectFrom('department')
    .where('company_id', '=', companyId)
    .select(['id', 'parent_id as parentId', 'name'])
    .orderBy('search_name')
    .orderBy('id')
    .execute();
  return mapDepartments(departments);
}

/** Numbers departments; those beside each other keep their order. */
export function mapDepartments(departments: readonly DepartmentNode[]): DepartmentMap {
  const tree = departmentTree(departments);
  const ids: number[] = [];
  const entries = new Map<number, { branch: DepartmentBranch; first: number; last: number }>();
  const add = (branch: DepartmentBranch) => {
    const entry = { branch, first: ids.push(branch.id), last: 0 };
    entries.set(branch.id, entry);
    for (const child of branch.children) add(child);
    entry.last = ids.length;
  };
  for (const branch of tree) add(branch);

  const parents = new Map(departments.map(({ id, parentId }) => [id, parentId]));
  const chainTo = (id: number | undefined): number[] => {
    const chain: number[] = [];
    for (let at = id ?? null; at !== null; at = parents.get(at) ?? null) chain.unshift(at);
    return chain;
  };
  return {
    tree,
    ids,
    find: (id) => entries.get(id)?.branch,
    branchOf: (id) => {
      const entry = entries.get(id);
      return entry ? ids.slice(entry.first - 1, entry.last) : [];
    },
    around: (first, last) =>
      first === 0
        ? []
        : chainTo(ids[first - 1]).filter((id) => last <= (entries.get(id)?.last ?? 0)),
  };
}
