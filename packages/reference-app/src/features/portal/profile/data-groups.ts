/** A label with what is stored under it. */
export type DataFact = readonly [label: string, value: string];

/** Facts that belong together. */
export interface DataGroup {
  readonly title?: string;
  readonly facts: readonly DataFact[];
}

/** A chapter of the document. */
export interface DataSection {
  readonly title: string;
  readonly groups: readonly DataGroup[];
}

/** A fact for each of some things, as one group; nothing of nothing. */
export function listGroup<Row>(rows: readonly Row[], toFact: (row: Row) => DataFact): DataGroup[] {
  return rows.length === 0 ? [] : [{ facts: rows.map(toFact) }];
}
