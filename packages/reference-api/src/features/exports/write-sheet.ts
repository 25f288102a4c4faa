import { Worker } from 'node:worker_threads';
import type { Sheet } from '@aferir/spreadsheet/write-xlsx';
import type { StoredExport } from './export-store.ts';

/** What is to be written into a file. */
export interface SheetOrder extends Pick<StoredExport, 'format'> {
  /** One alone, unless it is a workbook. */
  readonly sheets: readonly Sheet[];
}

/** Writes sheets into the bytes of a file, on another thread. */
export function writeSheet(order: SheetOrder): Promise<Uint8Array> {
  const writer = new Worker(new URL('./sheet-writer.ts', import.meta.url), {
    workerData: order,
    execArgv: ['--conditions=aferir-source'],
  });
  return new Promise((resolve, reject) => {
    writer.once('message', resolve);
    writer.once('error', reject);
    writer.once('exit', () => reject(new Error('The writer has ended without a file.')));
  });
}
