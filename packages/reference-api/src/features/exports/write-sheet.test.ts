import { Worker } from 'node:worker_threads';
import { readSpreadsheet } from '@aferir/spreadsheet';
import { afterEach, expect, it, vi } from 'vitest';
import { type SheetOrder, writeSheet } from './write-sheet.ts';

const order: SheetOrder = {
  format: 'csv',
  sheets: [{ name: 'Cargos', rows: [['Cargo'], ['Analista']] }],
};

afterEach(() => vi.restoreAllMocks());

it('writes a file on another thread', async () => {
  const sheet = await readSpreadsheet(await writeSheet(order), { bytes: 1_000, rows: 10 });
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([['Analista']]);
});

it('fails where the thread ends before it has written anything', async () => {
  const listening = vi.spyOn(Worker.prototype, 'once');
  const failed = expect(writeSheet(order)).rejects.toThrow('without a file');
  const [writer] = listening.mock.contexts as Worker[];
  await writer?.terminate();
  await failed;
});
