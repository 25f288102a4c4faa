import { plainCell } from './formula-text.ts';
import type { GridRow } from './grid.ts';
import type { ColumnsIn } from './sheet.ts';

/** How many lines with text are looked at, and can be chosen among; titles and groups of columns take less. */
export const HEADER_LINES = 20;

/** Where the names of the columns stand. */
export interface Header {
  /** Its place among the rows. */
  readonly at: number;
  /** How many of the columns that are looked for it names. */
  readonly named: number;
  /** Whether it looks more like a row. */
  readonly isUnclear: boolean;
}

/**
 * Finds the header: the row that names most of the columns. Where none does, it is the first one that is more than
 * half as wide as the widest: titles and groups of columns, of few cells, may stand above it.
 */
export function findHeader(rows: readonly Pick<GridRow, 'cells'>[], columnsIn?: ColumnsIn): Header {
  const first = rows.slice(0, HEADER_LINES).map(({ cells }) => cells.map(plainCell));
  const named = first.map((cells) => (isData(cells) ? 0 : (columnsIn?.(cells) ?? 0)));
  const most = Math.max(0, ...named);
  if (most > 1) return { at: named.indexOf(most), named: most, isUnclear: false };
  const widths = first.map((cells) => cells.filter((cell) => cell !== '').length);
  const widest = Math.max(0, ...widths);
  const at = Math.max(
    0,
    widths.findIndex((width) => width > 1 && width * 2 > widest),
  );
  return { at, named: 0, isUnclear: isData(first[at] ?? []) };
}

/** Whether there is an e-mail or a phone among the cells, which no header has. */
function isData(cells: readonly string[]): boolean {
  return cells.some((cell) => /^[^\s@]+@[^\s@]+$/.test(cell) || isLongNumber(cell));
}

function isLongNumber(cell: string): boolean {
  return !/\p{L}/u.test(cell) && cell.replace(/\D/g, '').length >= 10;
}
