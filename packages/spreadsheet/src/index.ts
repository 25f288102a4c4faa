export { writeCsv } from './csv.ts';
export { readSpreadsheet, type Sheet, type SheetRow } from './read-spreadsheet.ts';
export {
  SPREADSHEET_PROBLEMS,
  SpreadsheetError,
  type SpreadsheetProblem,
} from './spreadsheet-error.ts';
