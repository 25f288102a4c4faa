import type { components } from '@aferir/api-client';
import type { ChartDepartment } from './chart-read-model.ts';

type Node = components['schemas']['OrganizationNode'];

/** A department in its place. */
export interface PlacedDepartment {
  readonly department: ChartDepartment;
  /** 0 at the top. */
  readonly depth: number;
}

/**
 * Writes the chart as JSON, each department before those below it: recursion, that of `JSON.stringify` too, would end at
 * a depth of some thousands.
 */
export function writeChart(departments: readonly ChartDepartment[]): string {
  const placed = inDepthFirstOrder(departments);
  const totals = sumUp(placed);
  const parts = placed.map(({ department, depth }, index) => {
    const previous = placed[index - 1]?.depth ?? -1;
    const end = depth > previous ? '' : `${']}'.repeat(previous - depth + 1)},`;
    const fields = JSON.stringify(toFields(department, totals.get(department.id) ?? 0));
    return `${end}${fields.slice(0, -1)},"children":[`;
  });
  const last = placed.at(-1)?.depth ?? -1;
  return `[${parts.join('')}${']}'.repeat(last + 1)}]`;
}

/** Departments with each before those below it. */
export function inDepthFirstOrder(departments: readonly ChartDepartment[]): PlacedDepartment[] {
  const below = Map.groupBy(departments, ({ parentId }) => parentId);
  const order: PlacedDepartment[] = [];
  // The last one first, as they are taken from the end.
  const placeBelow = (parentId: number | null, depth: number) =>
    (below.get(parentId) ?? []).map((department) => ({ department, depth })).reverse();
  const waiting = placeBelow(null, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    order.push(next);
    waiting.push(...placeBelow(next.department.id, next.depth + 1));
  }
  return order;
}

/** How many people each department has, those of the departments below included. */
export function sumUp(placed: readonly PlacedDepartment[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const { department } of placed.toReversed()) {
    const { id, parentId, personCount } = department;
    const total = (totals.get(id) ?? 0) + personCount;
    totals.set(id, total);
    if (parentId !== null) totals.set(parentId, (totals.get(parentId) ?? 0) + total);
  }
  return totals;
}

function toFields(department: ChartDepartment, total: number): Omit<Required<Node>, 'children'> {
  return {
    id: department.id,
    title: department.managerName ?? department.name,
    idOrganogramaPessoa: department.managerId,
    cargo: department.managerPosition,
    departamento: department.name,
    urlFoto: department.managerPhoto,
    qtdGestores: department.managerCount,
    qtdFuncionarios: department.personCount,
    qtdFuncionariosTotal: total,
    nrVersao: department.version,
  };
}
