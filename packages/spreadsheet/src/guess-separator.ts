import { findHeader } from './find-header.ts';
import { parseCsv } from './parse-csv.ts';
import type { ColumnsIn, Separator } from './sheet.ts';

/** Those that are tried; where nothing tells them apart, the first. */
export const SEPARATORS: readonly Separator[] = [';', ',', '\t', '|'];
/** How much of a file is looked at. */
const HEAD = 32 * 1024;

/** A row as far as it matters here. */
interface SurveyedRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its cells, those without text too. */
  readonly width: number;
}

/** The separator that gives the header its columns, and the rows as many; and how many cells the header has. */
export function guessDialect(
  text: string,
  columnsIn?: ColumnsIn,
): { separator: Separator; width: number } {
  let best: { separator: Separator; width: number; score: readonly number[] } | undefined;
  for (const separator of SEPARATORS) {
    const survey = surveyRows(text, separator);
    const { at, named } = findHeader(survey, columnsIn);
    const width = survey[at]?.width ?? 0;
    const isAlike = (row: SurveyedRow) => row.width > 1 && row.width <= width;
    const alike = survey.slice(at + 1).filter(isAlike).length;
    const score = [named, alike, -at, width > 1 ? width : 0];
    if (!best || isMore(score, best.score)) best = { separator, width, score };
  }
  return best ?? { separator: ';', width: 0 };
}

/** How wide the header is with a separator that is known; the line of the header may be, too. */
export function widthOfHeader(
  text: string,
  separator: string,
  known: { columnsIn: ColumnsIn | undefined; line: number | undefined },
): number {
  const survey = surveyRows(text, separator);
  const chosen = survey.find(({ line }) => line === known.line);
  return (chosen ?? survey[findHeader(survey, known.columnsIn).at])?.width ?? 0;
}

/** The first rows with text; what can't be read is left out. */
function surveyRows(text: string, separator: string): SurveyedRow[] {
  const rows: SurveyedRow[] = [];
  let cells: string[] = [];
  parseCsv(headOf(text), separator, {
    put(_line, column, cell) {
      while (cells.length < column) cells.push('');
      cells[column] = cell;
    },
    endRow(line, { width }) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells, width });
      cells = [];
    },
    leave() {
      cells = [];
    },
  });
  return rows;
}

/** The beginning of a text, up to the end of a line. */
function headOf(text: string): string {
  if (text.length <= HEAD) return text;
  const head = text.slice(0, HEAD);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r'));
  return end > 0 ? head.slice(0, end) : head;
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
