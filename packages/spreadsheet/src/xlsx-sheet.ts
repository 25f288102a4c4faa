import { cellText } from './cell-text.ts';
import type { SheetContent } from './choose-sheet.ts';
import { createGrid } from './grid.ts';
import { applyMarks, type MergedCells } from './sheet-notes.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { dateOfDays } from './xlsx-dates.ts';
import { collectText, isOn, unescapeText } from './xlsx-workbook.ts';
import { readXml } from './xml-events.ts';
import type { ZipEntry } from './zip-directory.ts';

/** What a sheet of Excel has at most; whatever tells of more is none. */
const LAST = { line: 1_048_576, column: 16_384 };
/** The most merges of a sheet. */
const MOST_MERGES = 100_000;

/** What cells refer to. */
export interface SharedParts {
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

/** The rows with text of a sheet, those that a filter hides too; merged cells have their value in each row. */
export function readXlsxSheet(
  entry: ZipEntry,
  shared: SharedParts,
  mostRows: number,
): SheetContent {
  const grid = createGrid(mostRows);
  const inline = collectText();
  const merges: MergedCells[] = [];
  const hiddenLines = new Set<number>();
  const failedLines = new Set<number>();
  let [line, column, value] = [0, -1, ''];
  let [last, statedLast] = [0, 0];
  let [isValue, isFormula] = [false, false];
  let cell: Readonly<Record<string, string>> | undefined;
  readXml(entry, {
    open(name, attributes) {
      if (name === 'row') {
        line = lineOf(attributes.r ?? `${line + 1}`);
        column = -1;
        last = Math.max(last, line);
        if (isOn(attributes.hidden)) hiddenLines.add(line);
      } else if (name === 'c') {
        cell = attributes;
        value = '';
        isFormula = false;
        if (attributes.r === undefined) column += 1;
        else [line, column] = placeOf(attributes.r);
      } else if (name === 'v') isValue = true;
      else if (name === 'f') isFormula = true;
      else if (name === 'mergeCell') {
        merges.push(...rangeOf(attributes.ref));
        if (merges.length > MOST_MERGES) throw new SpreadsheetError('too-much-inside');
      } else if (name === 'dimension')
        statedLast = Number(/\d+$/.exec(attributes.ref ?? '')?.[0] ?? 0);
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
        const text = inline.take();
        const raw =
          text === '' ? { type, style, value } : { type: 'inlineStr', style, value: text };
        // Excel writes the type of a text that came out empty.
        if (type === 'e' || (isFormula && type === 'n' && raw.value === '')) failedLines.add(line);
        if (raw.value !== '') grid.put(line, column, textOf(raw, shared));
        cell = undefined;
      } else inline.close(name);
    },
  });
  const notes = applyMarks(grid, { merges, hiddenLines, failedLines, statedLast, last });
  return { rows: grid.rows, notes };
}

/** A cell as a person sees it; a formula's is what came out of it, and a failed one is empty. */
function textOf({ type, style, value }: RawCell, shared: SharedParts): string {
  if (type === 'inlineStr') return value;
  if (type === 'str') return unescapeText(value);
  if (type === 'e') return '';
  if (type === 'b') return cellText(value === '1');
  if (type === 'd') return dateText(new Date(value)) ?? value;
  const number = Number(value);
  if (type === 's') {
    const text = shared.strings[number];
    if (text === undefined) throw new SpreadsheetError('damaged');
    return text;
  }
  if (Number.isNaN(number)) throw new SpreadsheetError('damaged');
  const isDate = style !== undefined && shared.areDates[Number(style)];
  const date = isDate ? dateText(dateOfDays(number, shared.isFrom1904)) : undefined;
  return date ?? cellText(number);
}

/** What no date of a sheet comes to is none: a phone, in a column that shows dates, is the number that was typed. */
function dateText(date: Date): string | undefined {
  const year = date.getUTCFullYear();
  return year >= 1899 && year <= 9999 ? cellText(date) : undefined;
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

/** The first column and the lines of a reference such as A1:F9; none if it isn't one. */
function rangeOf(reference: string | undefined): MergedCells[] {
  const [, start = '', end = start] = /^([A-Z]+\d+)(?::([A-Z]+\d+))?$/.exec(reference ?? '') ?? [];
  if (start === '') return [];
  const [from, column] = placeOf(start);
  return [{ column, from, to: placeOf(end)[0] }];
}
