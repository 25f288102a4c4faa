// Reads and checks sheets beside the page, which stays at hand meanwhile.
import { SpreadsheetError } from '@aferir/spreadsheet';
import { createSheetDesk } from './sheet-desk.ts';
import type { SheetReply, SheetRequest } from './sheet-protocol.ts';

const desk = createSheetDesk();

self.addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => {
  const { id, call, ask } = data;
  try {
    reply({ id, answer: await desk[call](ask as never) });
  } catch (error) {
    reply({ id, problem: error instanceof SpreadsheetError ? error.problem : 'unreadable' });
  }
});

function reply(message: SheetReply): void {
  self.postMessage(message);
}
