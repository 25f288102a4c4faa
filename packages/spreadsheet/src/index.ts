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
  UnreadLines,
  UnreadProblem,
} from './sheet.ts';
export {
  SPREADSHEET_PROBLEMS,
  SpreadsheetError,
  type SpreadsheetProblem,
} from './spreadsheet-error.ts';
