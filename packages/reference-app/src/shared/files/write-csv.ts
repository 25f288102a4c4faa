export { writeCsv } from '@aferir/spreadsheet';
