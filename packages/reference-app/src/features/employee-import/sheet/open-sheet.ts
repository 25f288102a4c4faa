import type {
  SheetCall,
  SheetCalls,
  SheetFailure,
  SheetReply,
  SheetRequest,
} from './sheet-protocol.ts';

/** A sheet that a worker keeps. */
export interface OpenSheet {
  /** Asks the worker; rejects with a {@link SheetProblem}. */
  ask<Call extends SheetCall>(
    call: Call,
    ask: SheetCalls[Call]['ask'],
  ): Promise<SheetCalls[Call]['answer']>;
  /** Lets the worker and what it keeps go. */
  close(): void;
}

/** Why a call to the sheet has failed. */
export class SheetProblem extends Error {
  readonly failure: SheetFailure;

  constructor(failure: SheetFailure) {
    super(failure);
    this.name = 'SheetProblem';
    this.failure = failure;
  }
}

/** Where the sheet is kept: a worker, or what stands for one. */
export type SheetPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How long a file may take to be read, in milliseconds: sheets of people take seconds, and those made to hurt no end. */
export const READING_LIMIT = 60_000;

interface Waiting {
  /** Ends the worker that takes too long; calls that don't read a file have none. */
  readonly alarm: ReturnType<typeof setTimeout> | undefined;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: SheetProblem) => void;
}

/** Starts a worker that keeps a sheet. `onLost` is told why it is gone, unless it was closed. */
export function openSheet(
  onLost: (failure: SheetFailure) => void,
  port: SheetPort = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' }),
): OpenSheet {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let gone: SheetProblem | undefined;
  port.addEventListener('message', (event) => {
    const { id, answer, problem } = (event as MessageEvent<SheetReply>).data;
    const call = waiting.get(id);
    waiting.delete(id);
    clearTimeout(call?.alarm);
    if (problem === undefined) call?.resolve(answer as never);
    else call?.reject(new SheetProblem(problem));
  });
  // A worker whose code or memory is lost answers nothing any more.
  port.addEventListener('error', () => lose('lost'));
  port.addEventListener('messageerror', () => lose('lost'));

  function lose(failure: SheetFailure) {
    if (gone) return;
    onLost(failure);
    end(failure);
  }

  function end(failure: SheetFailure) {
    gone ??= new SheetProblem(failure);
    for (const { alarm, reject } of waiting.values()) {
      clearTimeout(alarm);
      reject(gone);
    }
    waiting.clear();
    port.terminate();
  }

  return {
    async ask(call, ask) {
      if (gone) throw gone;
      last += 1;
      const request: SheetRequest = { id: last, call, ask };
      const answer = new Promise<never>((resolve, reject) => {
        const isReading = call === 'read' || call === 'readAgain';
        const alarm = isReading ? setTimeout(() => lose('too-slow'), READING_LIMIT) : undefined;
        waiting.set(request.id, { alarm, resolve, reject });
      });
      port.postMessage(request);
      return answer;
    },
    close: () => end('lost'),
  };
}
