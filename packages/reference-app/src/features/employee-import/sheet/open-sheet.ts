import { importMessages } from '../employee-import-messages.ts';
import type { SheetCall, SheetCalls, SheetReply, SheetRequest } from './sheet-protocol.ts';

/** A sheet that a worker keeps. */
export interface OpenSheet {
  /** Asks the worker; rejects with a sentence for people. */
  ask<Call extends SheetCall>(
    call: Call,
    ask: SheetCalls[Call]['ask'],
  ): Promise<SheetCalls[Call]['answer']>;
  /** Lets the worker and what it keeps go. */
  close(): void;
}

/** Where the sheet is kept: a worker, or what stands for one. */
export type SheetPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How long a file may take to be read, in milliseconds: sheets of people take seconds, and those made to hurt no end. */
export const READING_LIMIT = 60_000;

interface Waiting {
  /** Ends the worker that takes too long; calls that don't read a file have none. */
  readonly alarm: ReturnType<typeof setTimeout> | undefined;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts a worker that keeps a sheet. */
export function openSheet(
  port: SheetPort = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' }),
): OpenSheet {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.addEventListener('message', (event) => {
    const { id, answer, problem } = (event as MessageEvent<SheetReply>).data;
    const call = waiting.get(id);
    waiting.delete(id);
    clearTimeout(call?.alarm);
    if (problem === undefined) call?.resolve(answer as never);
    else call?.reject(new Error(problem));
  });
  // A worker whose code or memory is lost answers nothing any more.
  let lost: Error | undefined;
  port.addEventListener('error', () => end(importMessages.sheetLost));
  port.addEventListener('messageerror', () => end(importMessages.sheetLost));

  function end(message: string) {
    lost ??= new Error(message);
    for (const { alarm, reject } of waiting.values()) {
      clearTimeout(alarm);
      reject(lost);
    }
    waiting.clear();
    port.terminate();
  }

  return {
    ask(call, ask) {
      if (lost) return Promise.reject(lost);
      last += 1;
      const request: SheetRequest = { id: last, call, ask };
      const promise = new Promise<never>((resolve, reject) => {
        const isReading = call === 'read' || call === 'readAgain';
        const alarm = isReading
          ? setTimeout(() => end(importMessages.readingTooLong), READING_LIMIT)
          : undefined;
        waiting.set(request.id, { alarm, resolve, reject });
      });
      port.postMessage(request);
      return promise;
    },
    close: () => end(importMessages.sheetLost),
  };
}
