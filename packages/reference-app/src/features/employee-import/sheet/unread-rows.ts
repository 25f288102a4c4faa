import { type ColumnMapping, type ImportRow, textsOfRow } from '@aferir/domain';
import type { Sheet } from '@aferir/spreadsheet';
import type { UnreadLine } from './sheet-protocol.ts';

/** A row, or a line that could not be read as one. */
export interface DeskRow extends ImportRow {
  readonly unread?: UnreadLine | undefined;
}

/** The rows of a sheet and the lines that could not be read, in the order of the file. */
export function rowsOf(sheet: Sheet, mapping: ColumnMapping): DeskRow[] {
  const read = sheet.rows.map(({ line, cells }) => ({ line, texts: textsOfRow(cells, mapping) }));
  const unread = unreadRowsOf(sheet, mapping);
  if (unread.length === 0) return read;
  return [...read, ...unread].sort((one, other) => one.line - other.line);
}

/** A row for each line that could not be read: what it may have been meant to say, for a person to confirm. */
export function unreadRowsOf(sheet: Sheet, mapping: ColumnMapping): DeskRow[] {
  const { unread, separator = '\t', header } = sheet;
  return unread.flatMap(({ line, lastLine, problem, text }) => {
    const lines = text.split(/\r\n|\r|\n/);
    const count = Math.max(lines.length, lastLine - line + 1);
    return Array.from({ length: count }, (_, index) => {
      // The end of a long text is cut off; its lines are there all the same.
      const own = lines[index] ?? '';
      const cells = own.split(separator).map((cell) => cell.replaceAll('"', '').trim());
      return {
        line: line + index,
        texts: textsOfRow(cells.length === header.length ? cells : [], mapping),
        unread: { problem, text: own },
      };
    });
  });
}
