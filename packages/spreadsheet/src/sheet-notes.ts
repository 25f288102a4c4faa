import type { Grid } from './grid.ts';
import { noteOfLines, type ReadingNote } from './sheet.ts';

/** What a sheet of a workbook tells beside its cells. Lines count from 1, columns from 0. */
export interface SheetMarks {
  /** Cells that look like one. */
  readonly merges: readonly MergedCells[];
  /** Lines that are filtered away or hidden. */
  readonly hiddenLines: ReadonlySet<number>;
  /** Lines with a formula that failed, or that nobody has calculated yet. */
  readonly failedLines: ReadonlySet<number>;
  /** The last line that the sheet says it has. */
  readonly statedLast: number;
  /** The last line that there was, with text or without. */
  readonly last: number;
}

/** Cells that were merged into one. */
export interface MergedCells {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Gives the rows of merged cells their value, and tells what there is to know of the sheet. */
export function applyMarks(
  grid: Grid,
  { merges, hiddenLines, failedLines, statedLast, last }: SheetMarks,
): ReadingNote[] {
  const filled = new Set(merges.flatMap(({ column, from, to }) => grid.fill(column, from, to)));
  const missing = statedLast - last;
  return [
    ...noteOfLines(
      'merged-cells',
      [...filled].sort((one, other) => one - other),
    ),
    ...noteOfLines(
      'filtered-rows',
      grid.rows.flatMap(({ line }) => (hiddenLines.has(line) ? line : [])),
    ),
    ...noteOfLines('failed-formulas', [...failedLines]),
    ...(missing > 0 ? [{ kind: 'count-differs', count: missing } as const] : []),
  ];
}
