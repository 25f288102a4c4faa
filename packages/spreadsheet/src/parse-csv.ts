import { isBalanced, isOuterPair } from './loose-quotes.ts';
import { holdsOtherRow, isTelling } from './swallowed-rows.ts';

/** Takes what a csv is made of. Lines count from 1, columns from 0. */
export interface CsvSink {
  /** A cell that isn't empty. */
  put(line: number, column: number, text: string): void;
  /** The end of a row: how many cells it has, and how many line breaks inside of them. */
  endRow?(line: number, shape: { width: number; breaks: number }): void;
  /** A line that can't be read, as it stands; its cells so far don't count. */
  leave?(line: number, text: string): void;
}

/** What is known of a csv before it is read. */
export interface CsvShape {
  /** The cells of the header; zero: not known. */
  readonly width: number;
}

const QUOTE = 34;
const SPACE = 32;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Hands over a csv cell by cell; what takes them ends it by throwing. Any line break outside of quotes ends a row,
 * whatever the others are. A quote inside of a cell is a letter. A cell that begins with one ends with the first one
 * that a separator or a line break follows; where none does, or where whole rows would be inside, the line is left.
 */
export function parseCsv(
  text: string,
  separator: string,
  sink: CsvSink,
  { width }: CsvShape = { width: 0 },
): void {
  const separatorCode = separator.charCodeAt(0);
  const isBreak = (code: number) => code === LINE_FEED || code === CARRIAGE_RETURN;
  const isEnd = (code: number) =>
    code === separatorCode || code === LINE_FEED || code === CARRIAGE_RETURN;
  const endOfCell = (start: number) => {
    let end = start;
    while (end < text.length && !isEnd(text.charCodeAt(end))) end += 1;
    return end;
  };
  const endOfLine = (start: number) => {
    let end = start;
    while (end < text.length && !isBreak(text.charCodeAt(end))) end += 1;
    return end;
  };
  let [at, lineStart, line, column] = [0, 0, 1, 0];
  let [breaks, quotedCells] = [0, 0];
  /** The cells of the row so far, as many as the header has. */
  let row: string[] = [];
  /** Which of them tell of a person: each is looked at once, and only where a cell of many lines asks. */
  let telling: boolean[] = [];
  /** Where the quote stands that seemed to close a cell of an earlier line, which was left. */
  let stray = -1;

  function take(cell: string, end: number) {
    if (cell !== '') sink.put(line, column, cell);
    if (column < width) row.push(cell);
    column += 1;
    at = end;
  }

  /** Whether whoever wrote the row quotes all cells, so that a quote is meant. */
  function isQuotedRow(behind: string): boolean {
    if (column > 0) return quotedCells === column;
    return behind.trimStart().startsWith(`${separator}"`);
  }

  /** Reads the cell that begins with this quote; false where that can't be done. */
  function readQuoted(opening: number): boolean {
    const closing = findClosingQuote(text, opening + 1, isEnd);
    if (closing < 0) {
      const end = endOfCell(opening);
      const loose = text.slice(opening, end).trimEnd();
      if (!isBalanced(loose)) return false;
      take(isOuterPair(loose) ? loose.slice(1, -1) : loose, end);
      return true;
    }
    const inside = text.slice(opening + 1, closing);
    const count = countBreaks(inside);
    if (count > 0) {
      const behind = text.slice(closing + 1, endOfLine(closing + 1));
      telling.push(...row.slice(telling.length).map(isTelling));
      const cell = { before: telling, inside, behind, separator, width };
      if (!isQuotedRow(behind) && holdsOtherRow(cell)) {
        stray = closing;
        return false;
      }
    }
    breaks += count;
    quotedCells += 1;
    take(inside.includes('"') ? inside.replaceAll('""', '"') : inside, endOfCell(closing + 1));
    return true;
  }

  function endLine() {
    at += lengthOfBreak(text, at);
    [lineStart, line, column] = [at, line + 1, 0];
    [breaks, quotedCells] = [0, 0];
    [row, telling] = [[], []];
  }

  while (at < text.length) {
    const start = at;
    const first = skipSpaces(text, at);
    let isRead = true;
    if (text.charCodeAt(first) === QUOTE) isRead = readQuoted(first);
    else {
      const end = endOfCell(at);
      take(text.slice(at, end), end);
    }
    const isLeft = !isRead || (stray >= start && stray < at);
    if (isLeft) {
      at = endOfLine(at);
      sink.leave?.(line, text.slice(lineStart, at));
      endLine();
    } else if (text.charCodeAt(at) === separatorCode) {
      at += 1;
      // A file may end behind a separator.
      if (at === text.length) sink.endRow?.(line, { width: column + 1, breaks });
    } else {
      sink.endRow?.(line, { width: column, breaks });
      endLine();
    }
  }
}

/**
 * The quote that only the end of its cell follows, if the first single one does so; two in a row are one that belongs
 * to the cell. -1: text follows it, or there is none.
 */
function findClosingQuote(text: string, start: number, isEnd: (code: number) => boolean): number {
  let quote = text.indexOf('"', start);
  while (quote >= 0 && text.charCodeAt(quote + 1) === QUOTE) quote = text.indexOf('"', quote + 2);
  if (quote < 0) return -1;
  const after = skipSpaces(text, quote + 1);
  return after >= text.length || isEnd(text.charCodeAt(after)) ? quote : -1;
}

function skipSpaces(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === SPACE) at += 1;
  return at;
}

/** How many characters end the line: one, the two of Windows, or what programs make of these by mistake. */
function lengthOfBreak(text: string, at: number): number {
  if (text.startsWith('\r\r\n', at)) return 3;
  if (text.startsWith('\r\n', at)) return 2;
  return text.startsWith('\n\r', at) && text.charCodeAt(at + 2) !== LINE_FEED ? 2 : 1;
}

function countBreaks(text: string): number {
  return text.includes('\n') || text.includes('\r') ? text.split(/\r\n|\n|\r/).length - 1 : 0;
}
