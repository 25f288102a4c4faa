import type { ColumnMapping, ImportFault, ImportTexts } from '@aferir/domain';

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
  readonly texts: ImportTexts;
  readonly faults: readonly ImportFault[];
}

/** What is known of a sheet that was read. */
export interface SheetSummary {
  readonly header: readonly string[];
  readonly rowCount: number;
  /** The cells of the first row. */
  readonly first: readonly string[];
}

/** How the rows of a sheet stand. */
export interface SheetStanding {
  readonly rowCount: number;
  readonly faultyCount: number;
}

/** What the worker is asked, and what it answers. */
export interface SheetCalls {
  read: { ask: { file: File }; answer: SheetSummary };
  map: { ask: { mapping: ColumnMapping }; answer: SheetStanding };
  page: { ask: SheetPageQuery; answer: { rows: SheetPageRow[]; total: number } };
  fix: { ask: { place: number; texts: ImportTexts }; answer: SheetStanding };
  csv: { ask: object; answer: Blob };
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
  readonly problem?: string;
}
