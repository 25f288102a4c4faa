// Runs on a thread of its own: a long list holds up no request.
import { parentPort, workerData } from 'node:worker_threads';
import { formatDate } from '@aferir/domain';
import { writeCsv } from '@aferir/spreadsheet';
import { type CellValue, writeXlsx } from '@aferir/spreadsheet/write-xlsx';
import type { SheetOrder } from './write-sheet.ts';

const { format, sheets } = workerData as SheetOrder;

parentPort?.postMessage(
  format === 'xlsx'
    ? writeXlsx(sheets)
    : new TextEncoder().encode(
        writeCsv(sheets.flatMap(({ rows }) => rows.map((row) => row.map(toText)))),
      ),
);

function toText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'object') return formatDate(value.day);
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}
