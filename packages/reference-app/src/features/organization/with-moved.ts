import { normalizeSearchText } from '@aferir/domain';
import type { Department } from './department.ts';

/** The departments of a chart with one of them below another, among its siblings by name. */
export function withMoved(
  departments: readonly Department[],
  id: string,
  parent: Department | null,
): Department[] {
  const moved = departments.find((one) => one.id === id);
  if (!moved) return [...departments];
  const others = departments.filter((one) => one !== moved);
  const name = normalizeSearchText(moved.label);
  const next = others.findIndex(
    (one) => one.parentId === (parent?.id ?? null) && normalizeSearchText(one.label) > name,
  );
  const place = { parentId: parent?.id ?? null, parentName: parent?.label ?? null };
  return others.toSpliced(next < 0 ? others.length : next, 0, { ...moved, ...place });
}
