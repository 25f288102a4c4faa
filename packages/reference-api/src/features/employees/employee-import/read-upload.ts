import { type ResourceLimits, Worker } from 'node:worker_threads';
import {
  IMPORT_FIELDS,
  type ImportedPerson,
  type ImportField,
  type ImportTexts,
  LINE_COLUMN,
  oneLine,
  REASON_COLUMN,
} from '@aferir/domain';
import type { ReadingChoice, ReadingNote, Separator } from '@aferir/spreadsheet';
import type { UploadedFile } from '../../../operation/operation.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import { createWorkLimit, type WorkLimit } from '../../../platform/security/work-limit.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { readingMessages } from './reading-messages.ts';

/** A row of a file as it was found. */
export interface ReadRow {
  readonly line: number;
  readonly texts: ImportTexts;
  /** Null: it is faulty. */
  readonly person: ImportedPerson | null;
  readonly reason: string | null;
}

/** Which column tells what, by its name. */
export type ColumnNames = Readonly<Record<ImportField, string>> &
  Readonly<Partial<Record<typeof LINE_COLUMN | typeof REASON_COLUMN, string>>>;

/** What the thread is given. */
export interface ReadOrder {
  readonly bytes: Uint8Array;
  readonly columns: ColumnNames;
  /** What the sender states of the file, in place of what is told by it. */
  readonly choice?: ReadingChoice;
}

/** Why a file can't be imported. */
export interface ReadingFailure {
  readonly field: 'file' | 'mapping' | 'nrPlanilha' | 'nrLinhaCabecalho';
  readonly message: string;
  readonly isTooLarge?: boolean;
}

/** What the thread answers: rows, a portion at a time, and its end. */
export type ReadReply =
  | { readonly rows: readonly ReadRow[]; readonly total: number }
  | { readonly end: true; readonly notes: readonly ReadingNote[] }
  | { readonly failure: ReadingFailure };

/** What came with an import. */
export interface Upload {
  readonly file?: UploadedFile | string | undefined;
  readonly mapping?: string | UploadedFile | undefined;
  readonly nrPlanilha?: string;
  readonly dsSeparador?: Separator;
  readonly nrLinhaCabecalho?: string;
}

/** The file and how it is to be read, of what came in, checked. */
export function toReadOrder({
  file,
  mapping,
  ...chosen
}: Upload): ReadOrder & { readonly name: string } {
  if (typeof file !== 'object' || file.bytes.byteLength === 0) {
    throw invalidField('file', texts.noFile);
  }
  const columns = typeof mapping === 'string' ? readColumns(mapping) : undefined;
  if (!columns) throw invalidField('mapping', texts.badMapping);
  // By characters: half of a pair cannot be stored.
  const name = [...file.name].slice(0, 200).join('');
  return { name, bytes: file.bytes, columns, choice: toChoice(chosen) };
}

function toChoice({ nrPlanilha, dsSeparador, nrLinhaCabecalho }: Upload): ReadingChoice {
  return {
    ...(nrPlanilha !== undefined && { sheet: Number(nrPlanilha) - 1 }),
    ...(dsSeparador !== undefined && { separator: dsSeparador }),
    ...(nrLinhaCabecalho !== undefined && { headerLine: Number(nrLinhaCabecalho) }),
  };
}

/** What reading a file may take. */
export interface ReadingLimits {
  /** How many are read at once, and wait for it. */
  readonly turns: WorkLimit;
  readonly memory: ResourceLimits;
  /** Begins with the reading. */
  readonly deadline: () => AbortSignal;
}

/**
 * Reads a file in a thread of its own, and does something with each portion of its rows, one after the
 * other. Rejects with 422 what can't be read, or not within the limits, and with 429 when too many wait; what was
 * done with earlier portions stays. The thread ends with its request. Resolves to what there is to know of the reading.
 */
export type ReadUpload = (
  order: ReadOrder,
  left: AbortSignal,
  take: (rows: readonly ReadRow[], total: number) => Promise<void>,
) => Promise<readonly ReadingNote[]>;

/** Makes what reads files, within limits. */
export function createReadUpload({ turns, memory, deadline }: ReadingLimits): ReadUpload {
  return (order, left, take) => turns.run(() => readInThread(order, left, take), left);

  async function readInThread(
    ...[order, left, take]: Parameters<ReadUpload>
  ): Promise<readonly ReadingNote[]> {
    const { bytes, columns, choice = {} } = order;
    const thread = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: { bytes, columns, choice } satisfies ReadOrder,
      execArgv: ['--conditions=aferir-source'],
      resourceLimits: memory,
    });
    const late = deadline();
    let taken = Promise.resolve();
    let isToldAll = false;
    let isOver = false;
    try {
      return await new Promise<readonly ReadingNote[]>((resolve, reject) => {
        onAbort(left, () => reject(left.reason));
        onAbort(late, () => {
          if (!isToldAll) reject(invalidField('file', readingMessages.tooLong, 422));
        });
        thread.on('error', (error) => reject(toFailure(error)));
        thread.on('exit', (code) => {
          if (!isToldAll) reject(new Error(`The thread ended with ${code}.`));
        });
        thread.on('message', (reply: ReadReply) => {
          if ('failure' in reply) {
            const { field, message, isTooLarge } = reply.failure;
            reject(invalidField(field, message, isTooLarge ? 413 : 422));
          } else if ('end' in reply) {
            isToldAll = true;
            taken.then(() => resolve(reply.notes), reject);
          } else {
            taken = taken.then(() => (isOver ? undefined : take(reply.rows, reply.total)));
            taken.catch(reject);
          }
        });
      });
    } finally {
      isOver = true;
      await thread.terminate();
      await taken.catch(() => undefined);
    }
  }
}

/** Reads one file at a time in this process. Whoever waits does so for less time than an import may go without rows. */
export const readUpload = createReadUpload({
  turns: createWorkLimit({ atOnce: 1, waiting: 3 }),
  memory: { maxOldGenerationSizeMb: 448, maxYoungGenerationSizeMb: 64 },
  deadline: () => AbortSignal.timeout(30_000),
});

function onAbort(signal: AbortSignal, listener: () => void): void {
  if (signal.aborted) listener();
  else signal.addEventListener('abort', listener, { once: true });
}

function toFailure(error: unknown): unknown {
  const isFull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? invalidField('file', readingMessages.problems['too-much-inside'], 422) : error;
}

function readColumns(mapping: string): ColumnNames | undefined {
  try {
    const columns = JSON.parse(mapping) as Record<string, unknown> | null;
    const isName = (field: string) =>
      typeof columns?.[field] === 'string' && oneLine(columns[field]) !== '';
    const isOptional = (name: string) =>
      columns?.[name] === undefined || typeof columns[name] === 'string';
    const isWhole = IMPORT_FIELDS.every(isName) && [LINE_COLUMN, REASON_COLUMN].every(isOptional);
    return isWhole ? (columns as ColumnNames) : undefined;
  } catch {
    return undefined;
  }
}
