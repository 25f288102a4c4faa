/** A quoted cell with line breaks in it, and what stands around it. */
interface LongCell {
  /** The cells before it in its row. */
  readonly before: readonly string[];
  /** What is between its quotes. */
  readonly inside: string;
  /** The rest of the line on which it ends. */
  readonly behind: string;
  readonly separator: string;
  /** The cells of the header. */
  readonly width: number;
}

/** Fewer cells are no row of people. */
const NARROWEST = 3;

/**
 * Whether a quote was never meant to open a cell, so that the line behind it is one of the rows: it has the cells of
 * one, and an e-mail or a number where the line of the quote has such, too.
 */
export function holdsOtherRow({ before, inside, behind, separator, width }: LongCell): boolean {
  if (width < NARROWEST || !inside.includes(separator)) return false;
  const [first = '', ...others] = `${inside}${withoutQuoted(behind)}`.split(/[\r\n]+/);
  const telling = tellingColumns([...before, ...first.split(separator)]);
  return others.some((other) => {
    const cells = other.split(separator);
    return cells.length >= width && tellingColumns(cells).some((one) => telling.includes(one));
  });
}

/** The columns of an e-mail or a phone. */
function tellingColumns(cells: readonly string[]): number[] {
  return cells.flatMap((cell, column) => {
    const isEmail = /[^\s@]@[^\s@]+\.[^\s@]/.test(cell);
    return isEmail || /\d{8}/.test(cell.replace(/[\s().-]/g, '')) ? column : [];
  });
}

function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"]|"")*"/g, '');
}
