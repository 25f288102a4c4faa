import type { GridRow } from './grid.ts';
import type { UnreadLine, UnreadProblem } from './sheet.ts';

/** How much of it is shown. */
const LONGEST = 500;
/** The first half of a character that a cut has parted. */
const HALF = /[\ud800-\udbff]$/;

/** A line that is no row. */
export function unreadLine(line: number, problem: UnreadProblem, text: string): UnreadLine {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST).replace(HALF, '')}…` : text;
  return { line, problem, text: cut };
}

/**
 * Parts the rows with more cells than the header: a separator stands inside of one, and which can't be told. Where most
 * are so, it is a header that is short, unless it is sure to be one.
 */
export function partTooWide(
  rows: readonly GridRow[],
  { width, separator, isSure }: { width: number; separator: string; isSure: boolean },
): { fitting: readonly GridRow[]; tooWide: readonly UnreadLine[] } {
  const isTooWide = ({ cells }: GridRow) => cells.length > width;
  const count = rows.filter(isTooWide).length;
  if (width < 2 || count === 0 || (!isSure && count * 2 > rows.length)) {
    return { fitting: rows, tooWide: [] };
  }
  return {
    fitting: rows.filter((row) => !isTooWide(row)),
    tooWide: rows
      .filter(isTooWide)
      .map(({ line, cells }) => unreadLine(line, 'too-many-cells', cells.join(separator))),
  };
}
