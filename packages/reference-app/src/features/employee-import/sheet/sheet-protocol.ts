import type { ColumnMapping, ImportFault, ImportTexts } from '@aferir/domain';
import type {
  ReadingChoice,
  Sheet,
  SheetRow,
  SpreadsheetProblem,
  UnreadLine,
} from '@aferir/spreadsheet';

/** Why the sheet did not do what it was asked: its file can't be read, or takes too long, or the worker that kept it is gone. */
export type SheetFailure = SpreadsheetProblem | 'unreadable' | 'too-slow' | 'lost';

/** What a page of the sheet shows. */
export interface SheetPageQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly onlyFaulty: boolean;
}

/** A row of the sheet as it stands, and what is wrong with it. */
export interface SheetPageRow {
  /** From 0, among the rows of the sheet. */
  readonly place: number;
  readonly line: number;
  /** Of a line that could not be read, what it may have been meant to say. */
  readonly texts: ImportTexts;
  readonly faults: readonly ImportFault[];
  /** It could not be read, and nobody has mended it yet. */
  readonly unread?: UnreadLine | undefined;
}

/** What is known of a sheet that was read, and how it was read. */
export interface SheetSummary extends Omit<Sheet, 'rows' | 'unread'> {
  readonly rowCount: number;
  /** Lines that could not be read. */
  readonly unreadCount: number;
  /** The first rows. */
  readonly sample: readonly SheetRow[];
}

/** How many rows a sheet has; lines that could not be read count as rows. */
export interface RowTally {
  readonly rowCount: number;
  /** Of them, those that can't be imported as they are. */
  readonly faultyCount: number;
  /** Of these, those that could not be read. */
  readonly unreadCount: number;
}

/** What became of the rows when one was mended. */
export interface Mending {
  readonly tally: RowTally;
  /** The places of the rows that can be imported now and could not before; undefined where others have changed, too. */
  readonly mended: readonly number[] | undefined;
}

/** A position or department that is to be called by another name. */
export interface Renaming {
  readonly field: 'cargo' | 'departamento';
  readonly from: string;
  readonly to: string;
  readonly places?: readonly number[] | undefined;
}

/** What became of the rows, and the places of those that have another name now. */
export interface Renamed {
  readonly tally: RowTally;
  readonly places: readonly number[];
}

/** What the worker is asked, and what it answers. */
export interface SheetCalls {
  read: { ask: { file: File }; answer: SheetSummary };
  /** Reads the file again as somebody has chosen; what fails leaves the sheet as it was. */
  readAgain: { ask: { choice: ReadingChoice }; answer: SheetSummary };
  map: { ask: { mapping: ColumnMapping }; answer: RowTally };
  page: { ask: SheetPageQuery; answer: { rows: SheetPageRow[]; total: number } };
  fix: { ask: { place: number; texts: ImportTexts }; answer: Mending };
  /** The row of a line. */
  row: { ask: { line: number }; answer: SheetPageRow | undefined };
  /** Has rows name another place: those of `places`, else all that name the one before. */
  rename: { ask: Renaming; answer: Renamed };
  /** Writes the rows of these places; without any, all. */
  csv: { ask: { places?: readonly number[] | undefined }; answer: Blob };
}

/** The name of a call. */
export type SheetCall = keyof SheetCalls;

/** A call on its way. */
export interface SheetRequest {
  readonly id: number;
  readonly call: SheetCall;
  readonly ask: unknown;
}

/** Its answer, or why there is none. */
export interface SheetReply {
  readonly id: number;
  readonly answer?: unknown;
  readonly problem?: SheetFailure;
}
