export { writeXlsx } from '@aferir/spreadsheet/write-xlsx';
