import type { Department } from '../department.ts';

/** The departments that are to be seen with some of them open; those above come first in the list. */
export function shownDepartments(
  departments: readonly Department[],
  expandedIds: ReadonlySet<string>,
): Department[] {
  const shownIds = new Set<string | null>([null]);
  const openIds = new Set<string | null>([null, ...expandedIds]);
  return departments.filter(({ id, parentId }) => {
    const isShown = shownIds.has(parentId) && openIds.has(parentId);
    if (isShown) shownIds.add(id);
    return isShown;
  });
}
