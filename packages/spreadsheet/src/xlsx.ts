import { chooseSheet, type SheetChoice, type UnreadSheet } from './choose-sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import type { Table } from './table.ts';
import { readXlsxSheet, type SharedParts } from './xlsx-sheet.ts';
import { readDateStyles, readSharedStrings, readWorkbook } from './xlsx-workbook.ts';
import { readZipDirectory } from './zip-directory.ts';

/** The rows with text of one sheet; only what it takes to read sheets is unpacked. */
export function readXlsx(bytes: Uint8Array, mostRows: number, choice: SheetChoice): Table {
  const files = readZipDirectory(bytes);
  return orDamaged(() => {
    const { sheets, sharedStrings, styles, isFrom1904 } = readWorkbook(files);
    const shared: SharedParts = {
      strings: readSharedStrings(files.get(sharedStrings)),
      areDates: readDateStyles(files.get(styles)),
      isFrom1904,
    };
    const unread = sheets.map(
      ({ name, path, isHidden }): UnreadSheet => ({
        name,
        isHidden,
        read: () =>
          orDamaged(() => {
            const entry = files.get(path);
            if (!entry) throw new SpreadsheetError('damaged');
            return readXlsxSheet(entry, shared, mostRows);
          }),
      }),
    );
    return chooseSheet(unread, choice);
  });
}

function orDamaged<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof SpreadsheetError) throw cause;
    throw new SpreadsheetError('damaged', { cause });
  }
}
