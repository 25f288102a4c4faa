export { writeCsv } from './csv.ts';
export { readSpreadsheet } from './read-spreadsheet.ts';
export type {
  ColumnsIn,
  ReadingChoice,
  ReadingNote,
  ReadingNoteKind,
  Separator,
  Sheet,
  SheetLimits,
  SheetPurpose,
  SheetRow,
  SheetTab,
  UnreadLine,
  UnreadProblem,
} from './sheet.ts';
export { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts';
