/** Records that are selected, by their ids. */
export type SelectedRows<Row> = ReadonlyMap<string, Row>;

/** Takes records in, or out. */
export function withSelected<Row>(
  selected: SelectedRows<Row>,
  rows: readonly Row[],
  { idOf, isSelected }: { readonly idOf: (row: Row) => string; readonly isSelected: boolean },
): SelectedRows<Row> {
  const next = new Map(selected);
  for (const row of rows) {
    if (isSelected) next.set(idOf(row), row);
    else next.delete(idOf(row));
  }
  return next;
}

/** Takes in as many records as there is room for, the first of them first; what is selected stays. */
export function filledUp<Row>(
  selected: SelectedRows<Row>,
  rows: readonly Row[],
  { idOf, most }: { readonly idOf: (row: Row) => string; readonly most: number },
): {
  readonly next: SelectedRows<Row>;
  /** Those who were not selected before. */
  readonly added: readonly Row[];
  /** How many of those that stay are none of these. */
  readonly keptCount: number;
  /** Whether there was no room for all of them. */
  readonly isCut: boolean;
} {
  const ids = new Set(rows.map(idOf));
  const keptCount = [...selected.keys()].filter((id) => !ids.has(id)).length;
  const known = rows.filter((row) => selected.has(idOf(row)));
  const others = rows.filter((row) => !selected.has(idOf(row)));
  const added = others.slice(0, Math.max(0, most - selected.size));
  const next = withSelected(selected, [...known, ...added], { idOf, isSelected: true });
  return { next, added, keptCount, isCut: added.length < others.length };
}
