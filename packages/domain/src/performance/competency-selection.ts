/**
 * The competencies that a response freezes when it is sent: those selected for the person's
 * position, in the company's order. When none of the active ones is selected, all of them.
 */
export function frozenCompetencies<T extends { readonly id: number }>(
  active: readonly T[],
  selectedIds: Iterable<number>,
): readonly T[] {
  const selected = new Set(selectedIds);
  const chosen = active.filter(({ id }) => selected.has(id));
  return chosen.length > 0 ? chosen : active;
}
