/** Takes a cell: the line counts from 1, the column from 0. */
type Put = (line: number, column: number, text: string) => void;

const QUOTE = 34;
const SPACE = 32;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Hands over the cells of a csv that aren't empty, one after the other; what takes them ends it by throwing. A line
 * break inside of quotes doesn't count as one.
 */
export function parseCsv(text: string, separator: string, put: Put): void {
  const separatorCode = separator.charCodeAt(0);
  const isEnd = (code: number) =>
    code === separatorCode || code === LINE_FEED || code === CARRIAGE_RETURN;
  const endOfCell = (start: number) => {
    let end = start;
    while (end < text.length && !isEnd(text.charCodeAt(end))) end += 1;
    return end;
  };
  let [at, line, column] = [0, 1, 0];
  while (at < text.length) {
    if (text.charCodeAt(at) === QUOTE) {
      const closing = findClosingQuote(text, at + 1, isEnd);
      put(line, column, text.slice(at + 1, closing).replaceAll('""', '"'));
      at = endOfCell(closing + 1);
    } else {
      const end = endOfCell(at);
      if (end > at) put(line, column, text.slice(at, end));
      at = end;
    }
    if (text.charCodeAt(at) === separatorCode) {
      column += 1;
      at += 1;
    } else {
      line += 1;
      column = 0;
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
}

/** The quote that only the end of its cell follows; one that another follows, or text, belongs to the cell. */
function findClosingQuote(text: string, start: number, isEnd: (code: number) => boolean): number {
  let quote = text.indexOf('"', start);
  while (quote >= 0) {
    const isDoubled = text.charCodeAt(quote + 1) === QUOTE;
    if (!isDoubled) {
      let after = quote + 1;
      while (text.charCodeAt(after) === SPACE) after += 1;
      if (after >= text.length || isEnd(text.charCodeAt(after))) return quote;
    }
    quote = text.indexOf('"', quote + (isDoubled ? 2 : 1));
  }
  return text.length;
}
