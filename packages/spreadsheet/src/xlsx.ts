import { cellText } from './cell-text.ts';
import { createGrid, type GridRow } from './grid.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { dateOfDays } from './xlsx-dates.ts';
import {
  collectText,
  readDateStyles,
  readSharedStrings,
  readWorkbook,
  unescapeText,
} from './xlsx-workbook.ts';
import { readXml } from './xml-events.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** What a sheet of Excel has at most; whatever tells of more is none. */
const LAST = { line: 1_048_576, column: 16_384 };

/** What cells refer to. */
interface Shared {
  readonly strings: readonly string[];
  readonly areDates: readonly boolean[];
  readonly isFrom1904: boolean;
}

/** A cell as the file tells it. */
interface RawCell {
  readonly type: string;
  readonly style: string | undefined;
  readonly value: string;
}

/** The rows of the first sheet with text; only what it takes to read them is unpacked. */
export function readXlsx(bytes: Uint8Array, mostRows: number): readonly GridRow[] {
  const files = readZipDirectory(bytes);
  try {
    const { sheets, sharedStrings, styles, isFrom1904 } = readWorkbook(files);
    const shared: Shared = {
      strings: readSharedStrings(files.get(sharedStrings)),
      areDates: readDateStyles(files.get(styles)),
      isFrom1904,
    };
    for (const path of sheets) {
      const entry = files.get(path);
      if (!entry) throw new SpreadsheetError('damaged');
      const rows = readSheet(entry, shared, mostRows);
      if (rows.length > 0) return rows;
    }
    return [];
  } catch (cause) {
    if (cause instanceof SpreadsheetError) throw cause;
    throw new SpreadsheetError('damaged', { cause });
  }
}

function readSheet(entry: ZipEntry, shared: Shared, mostRows: number): readonly GridRow[] {
  const grid = createGrid(mostRows);
  const inline = collectText();
  let [line, column, value] = [0, -1, ''];
  let isValue = false;
  let cell: Readonly<Record<string, string>> | undefined;
  readXml(entry, {
    open(name, attributes) {
      if (name === 'row') {
        line = attributes.r === undefined ? line + 1 : lineOf(attributes.r);
        column = -1;
      } else if (name === 'c') {
        cell = attributes;
        value = '';
        if (attributes.r === undefined) column += 1;
        else [line, column] = placeOf(attributes.r);
      } else if (name === 'v') isValue = true;
      else inline.open(name);
    },
    text(text) {
      if (!cell) return;
      if (isValue) value += text;
      else inline.text(text);
    },
    close(name) {
      if (name === 'v') isValue = false;
      else if (name === 'c' && cell) {
        const { t: type = 'n', s: style } = cell;
        const raw = { type, style, value: type === 'inlineStr' ? inline.take() : value };
        if (raw.value !== '') grid.put(line, column, textOf(raw, shared));
        cell = undefined;
      } else inline.close(name);
    },
  });
  return grid.rows;
}

/** A cell as a person sees it; a formula's is what came out of it, and a failed one is empty. */
function textOf({ type, style, value }: RawCell, shared: Shared): string {
  if (type === 'inlineStr') return value;
  if (type === 'str') return unescapeText(value);
  if (type === 'e') return '';
  if (type === 'b') return cellText(value === '1');
  if (type === 'd') return dateText(new Date(value));
  const number = Number(value);
  if (type === 's') {
    const text = shared.strings[number];
    if (text === undefined) throw new SpreadsheetError('damaged');
    return text;
  }
  if (Number.isNaN(number)) throw new SpreadsheetError('damaged');
  const isDate = style !== undefined && shared.areDates[Number(style)];
  return isDate ? dateText(dateOfDays(number, shared.isFrom1904)) : cellText(number);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new SpreadsheetError('damaged');
  return cellText(date);
}

function lineOf(text: string): number {
  const line = Number(text);
  if (!Number.isInteger(line) || line < 1) throw new SpreadsheetError('damaged');
  if (line > LAST.line) throw new SpreadsheetError('too-many-rows');
  return line;
}

/** Where a reference such as AB12 points to. */
function placeOf(reference: string): [line: number, column: number] {
  const [, letters, row] = /^([A-Z]{1,9})(\d{1,9})$/.exec(reference) ?? [];
  if (letters === undefined || row === undefined) throw new SpreadsheetError('damaged');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (column > LAST.column) throw new SpreadsheetError('too-many-columns');
  return [lineOf(row), column - 1];
}
