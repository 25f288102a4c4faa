import { type ColumnMapping, type ImportRow, textsOfRow } from '@aferir/domain';
import type { Sheet, UnreadLine } from '@aferir/spreadsheet';

/** A row, or a line that could not be read as one. */
export interface DeskRow extends ImportRow {
  readonly unread?: UnreadLine | undefined;
}

/** The rows of a sheet and the lines that could not be read, in the order of the file. */
export function rowsOf(sheet: Sheet, mapping: ColumnMapping): DeskRow[] {
  const read = sheet.rows.map(({ line, cells }) => ({ line, texts: textsOfRow(cells, mapping) }));
  if (sheet.unread.length === 0) return read;
  const unread = sheet.unread.map((line) => toDeskRow(sheet, line, mapping));
  return [...read, ...unread].sort((one, other) => one.line - other.line);
}

/** A row for a line that could not be read: what it may have been meant to say, for a person to confirm. */
function toDeskRow(
  { separator = '\t', header }: Sheet,
  unread: UnreadLine,
  mapping: ColumnMapping,
): DeskRow {
  const cells = unread.text.split(separator).map((cell) => cell.replaceAll('"', '').trim());
  const texts = textsOfRow(cells.length === header.length ? cells : [], mapping);
  return { line: unread.line, texts, unread };
}
