/** A quoted cell with line breaks in it, and what stands around it. */
interface LongCell {
  /** Whether each of the cells before it in its row is telling. */
  readonly before: readonly boolean[];
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
  const telling = [...before, ...first.split(separator).map(isTelling)];
  return others.some((other) => {
    const cells = other.split(separator);
    return (
      cells.length >= width && cells.some((cell, column) => telling[column] && isTelling(cell))
    );
  });
}

/** Whether a cell holds an e-mail or a phone. */
export function isTelling(cell: string): boolean {
  return /[^\s@]@[^\s@]+\.[^\s@]/.test(cell) || /\d{8}/.test(cell.replace(/[\s().-]/g, ''));
}

function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"]|"")*"/g, '');
}
