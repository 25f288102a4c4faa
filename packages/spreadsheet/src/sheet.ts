/** What is between the cells of a csv. */
export type Separator = ';' | ',' | '\t' | '|';

/** What a person chose in place of what was proposed. */
export interface ReadingChoice {
  /** Its place in {@link Sheet.sheets}; a hidden one may be chosen too. */
  readonly sheet?: number;
  readonly separator?: Separator;
  /** The number of the line with the names of the columns, from 1. */
  readonly headerLine?: number;
}

/** Why a line of a file is no row. */
export type UnreadProblem = 'quote-not-closed' | 'too-many-cells';

/** A line of the file that could not be read as a row; the other rows stand. */
export interface UnreadLine {
  readonly line: number;
  readonly problem: UnreadProblem;
  /** As it stands in the file, cut. */
  readonly text: string;
}

/**
 * What there is to know about how a file was read:
 * - `hidden-sheets`, `other-sheets`: sheets with text that were left out, by their names.
 * - `unreadable-sheets`: sheets that could not be read, by their names.
 * - `merged-cells`: lines to which the value of a merged cell was given.
 * - `filtered-rows`: lines that a filter hides, and that were read.
 * - `failed-formulas`: lines with a formula that has no result, of which nothing was read.
 * - `encoding`: the text is not in Unicode; `name` tells what it was taken for.
 * - `stray-bytes`: lines with a character that can't be told, which is U+FFFD now.
 * - `count-differs`: so many lines of the file are no row of their own; `lines` are the rows that hold them.
 * - `lines-above`: lines with text above the header.
 * - `header-unclear`: the header may be a row.
 */
export type ReadingNoteKind =
  | 'hidden-sheets'
  | 'other-sheets'
  | 'unreadable-sheets'
  | 'merged-cells'
  | 'filtered-rows'
  | 'failed-formulas'
  | 'encoding'
  | 'stray-bytes'
  | 'count-differs'
  | 'lines-above'
  | 'header-unclear';

/** Something a person should know about how the file was read. */
export interface ReadingNote {
  readonly kind: ReadingNoteKind;
  /** The first of the lines it is about. */
  readonly lines?: readonly number[];
  /** Of how many lines or sheets it tells. */
  readonly count?: number;
  /** Names of sheets, or the encoding. */
  readonly name?: string;
}

/** A row of the sheet. */
export interface SheetRow {
  /** Its number in the sheet, from 1, as the spreadsheet shows it. */
  readonly line: number;
  /** A text for each column of the header. */
  readonly cells: readonly string[];
}

/** A sheet of a workbook; a csv is one without a name. */
export interface SheetTab {
  readonly name: string;
  readonly isHidden: boolean;
  /** Rows with text below its header. */
  readonly rowCount: number;
}

/** What was read of a file. */
export interface Sheet {
  /** The names of the columns; one without a name is empty, and two may have the same. */
  readonly header: readonly string[];
  /** Those that have anything in them. */
  readonly rows: readonly SheetRow[];
  readonly headerLine: number;
  readonly unread: readonly UnreadLine[];
  readonly notes: readonly ReadingNote[];
  readonly sheets: readonly SheetTab[];
  /** The place of the one that was read. */
  readonly sheet: number;
  /** Of a csv, unless the file states one of its own. */
  readonly separator?: Separator;
  /** The first lines with text, so that a person can choose the header. */
  readonly firstLines: readonly SheetRow[];
}

/** What of a file is read at most. */
export interface SheetLimits {
  /** Of the file. */
  readonly bytes: number;
  /** Below the header; empty rows between them count from twice as many on. */
  readonly rows: number;
}

/** What a file is read for. */
export interface SheetPurpose extends SheetLimits {
  /** How many of the columns that are looked for these cells name. It tells the header, and with it separator and sheet. */
  readonly columnsIn?: ColumnsIn;
}

/** Counts the columns that cells name. */
export type ColumnsIn = (cells: readonly string[]) => number;

/** The most lines that a note names. */
const MOST_LINES = 100;

/** A note of lines, unless there are none. */
export function noteOfLines(kind: ReadingNoteKind, lines: readonly number[]): ReadingNote[] {
  return lines.length === 0
    ? []
    : [{ kind, count: lines.length, lines: lines.slice(0, MOST_LINES) }];
}
