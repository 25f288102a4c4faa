// Reads and checks sheets beside the page, which stays at hand meanwhile.
import { SpreadsheetError } from '@aferir/spreadsheet';
import { importMessages } from '../employee-import-messages.ts';
import { createSheetDesk } from './sheet-desk.ts';
import type { SheetReply, SheetRequest } from './sheet-protocol.ts';

const desk = createSheetDesk();

self.addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => {
  const { id, call, ask } = data;
  try {
    reply({ id, answer: await desk[call](ask as never) });
  } catch (error) {
    const isKnown = error instanceof SpreadsheetError;
    reply({ id, problem: isKnown ? error.message : importMessages.readFailed });
  }
});

function reply(message: SheetReply): void {
  self.postMessage(message);
}
