import { oneDecimal } from './figure-rounding.ts';

/** How many positions the card of positions names. */
export const TOP_POSITIONS = 10;

/** How many departments and positions a chart begins with. */
export const FIRST_BARS = 4;

/** A department as it is stored. */
export interface DepartmentNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
}

/** A department with all below it. */
export interface DepartmentBranch extends DepartmentNode {
  readonly children: readonly DepartmentBranch[];
}

/** A department with its people, those of the departments below included. */
export interface DepartmentHeadcount {
  readonly id: number;
  readonly name: string;
  readonly people: number;
  readonly children: readonly DepartmentHeadcount[];
}

/** Puts departments below each other; those beside each other keep their order. */
export function departmentTree(departments: readonly DepartmentNode[]): DepartmentBranch[] {
  const below = new Map<number | null, DepartmentNode[]>();
  for (const node of departments) {
    const beside = below.get(node.parentId);
    if (beside) beside.push(node);
    else below.set(node.parentId, [node]);
  }
  const branch = (node: DepartmentNode): DepartmentBranch => ({
    ...node,
    children: (below.get(node.id) ?? []).map(branch),
  });
  return (below.get(null) ?? []).map(branch);
}

/** Counts the people of departments, those below included. */
export function countTree(
  branches: readonly DepartmentBranch[],
  ownPeople: ReadonlyMap<number, number>,
): DepartmentHeadcount[] {
  return branches.map(({ id, name, children }) => {
    const below = countTree(children, ownPeople);
    const people = below.reduce((sum, child) => sum + child.people, ownPeople.get(id) ?? 0);
    return { id, name, people, children: below };
  });
}

interface Nested {
  readonly children: readonly Nested[];
}

/** How many departments there are, at whatever level. */
export function countDepartments(branches: readonly Nested[]): number {
  return branches.reduce((sum, { children }) => sum + 1 + countDepartments(children), 0);
}

/** How many people a department has on average; null without any department. */
export function meanHeadcount(people: number, departments: number): number | null {
  return departments === 0 ? null : oneDecimal(people / departments);
}
