import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import {
  findMissingFields,
  type ImportedPerson,
  type ImportField,
  type ImportTexts,
  LINE_COLUMN,
  type OptionalImportField,
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

const OPTIONAL = [
  ...(['e-mail', 'gestor', 'admissão', 'matrícula', 'CPF', 'nascimento'] as const),
  LINE_COLUMN,
  REASON_COLUMN,
] as const;

/** Which column tells what, by its name. */
export type ColumnNames = Readonly<
  Record<Exclude<ImportField, OptionalImportField | 'e-mail'>, string>
> &
  Readonly<Partial<Record<(typeof OPTIONAL)[number], string>>>;

/** What the process is given. */
export interface ReadOrder {
  readonly bytes: Uint8Array;
  readonly columns: ColumnNames;
  /** What the sender states of the file, in place of what is told by it. */
  readonly choice?: ReadingChoice;
  /** The moment of the request, by which days are judged. */
  readonly now: Date;
}

/** Why a file can't be imported. */
export interface ReadingFailure {
  readonly field: 'file' | 'mapping' | 'nrPlanilha' | 'nrLinhaCabecalho';
  readonly message: string;
  readonly isTooLarge?: boolean;
}

/** What the process answers: rows, a portion at a time, and its end. */
export type ReadReply =
  | { readonly rows: readonly ReadRow[]; readonly total: number }
  | { readonly end: true; readonly notes: readonly ReadingNote[] }
  | { readonly failure: ReadingFailure }
  | { readonly error: unknown };

/** What came with an import. */
export interface Upload {
  readonly file?: UploadedFile | string | undefined;
  readonly mapping?: string | UploadedFile | undefined;
  readonly nrPlanilha?: string;
  readonly dsSeparador?: Separator;
  readonly nrLinhaCabecalho?: string;
  readonly tpAlteracoes?: 'todas';
}

/** The file and how it is to be read, of what came in, checked. */
export function toReadOrder(
  { file, mapping, ...chosen }: Upload,
  now: Date,
): ReadOrder & { readonly name: string } {
  if (typeof file !== 'object' || file.bytes.byteLength === 0) {
    throw invalidField('file', texts.noFile);
  }
  const columns = typeof mapping === 'string' ? readColumns(mapping) : undefined;
  if (!columns) throw invalidField('mapping', texts.badMapping);
  // By characters: half of a pair cannot be stored.
  const name = [...file.name].slice(0, 200).join('');
  return { name, bytes: file.bytes, columns, choice: toChoice(chosen), now };
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
  /** What may be kept in memory at once, of what lives for long. */
  readonly megabytes: number;
  /** Begins with the reading. */
  readonly deadline: () => AbortSignal;
}

/**
 * Reads a file in a process of its own, and does something with each portion of its rows, one after the
 * other. Rejects with 422 what can't be read, or not within the limits, and with 429 when too many wait; what was
 * done with earlier portions stays. The process ends with its request. Resolves to what there is to know of the reading.
 */
export type ReadUpload = (
  order: ReadOrder,
  left: AbortSignal,
  take: (rows: readonly ReadRow[], total: number) => Promise<void>,
) => Promise<readonly ReadingNote[]>;

const readerFile = new URL('./read-process.ts', import.meta.url);

/** How a process of V8 ends for want of memory, and how the system ends one. */
const FULL: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];

/** Makes what reads files, within limits. */
export function createReadUpload(
  { turns, megabytes, deadline }: ReadingLimits,
  file = readerFile,
): ReadUpload {
  return (order, left, take) => turns.run(() => readInProcess(order, left, take), left);

  async function readInProcess(
    ...[order, left, take]: Parameters<ReadUpload>
  ): Promise<readonly ReadingNote[]> {
    const { bytes, columns, choice = {}, now } = order;
    // Of this process it has nothing but what is sent. Detached: a signal of the terminal is not for it.
    const reader = fork(file, {
      execArgv: [
        '--conditions=aferir-source',
        `--max-old-space-size=${megabytes}`,
        '--max-semi-space-size=16',
      ],
      env: compiledBefore(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      detached: true,
    });
    const ended = new Promise((resolve) => reader.once('close', resolve).once('error', resolve));
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
        reader.on('error', reject);
        // Unlike its exit, this comes when all that it told was read.
        reader.on('close', (code, signal) => {
          if (!isToldAll) reject(endedBy(signal ?? code));
        });
        reader.on('message', (reply: ReadReply) => {
          if ('error' in reply) reject(reply.error);
          else if ('failure' in reply) {
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
        // One that has ended can't be sent it, and its end tells why.
        reader.send({ bytes, columns, choice, now } satisfies ReadOrder, () => undefined);
      });
    } finally {
      isOver = true;
      reader.kill('SIGKILL');
      await ended;
      await taken.catch(() => undefined);
    }
  }
}

/** Reads one file at a time for this process. Whoever waits does so for less time than an import may go without rows. */
export const readUpload = createReadUpload({
  turns: createWorkLimit({ atOnce: 1, waiting: 3 }),
  megabytes: 448,
  deadline: () => AbortSignal.timeout(30_000),
});

function onAbort(signal: AbortSignal, listener: () => void): void {
  if (signal.aborted) listener();
  else signal.addEventListener('abort', listener, { once: true });
}

/** What was compiled for this process need not be compiled for the next: it starts in half the time. */
function compiledBefore(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) };
}

function endedBy(reason: NodeJS.Signals | number | null): Error {
  return FULL.includes(reason)
    ? invalidField('file', readingMessages.problems['too-much-inside'], 422)
    : new Error(`The reader ended with ${reason}.`);
}

function readColumns(mapping: string): ColumnNames | undefined {
  try {
    const columns = JSON.parse(mapping) as Record<string, unknown> | null;
    const isName = (field: string) =>
      typeof columns?.[field] === 'string' && oneLine(columns[field]) !== '';
    const isOptional = (name: string) =>
      columns?.[name] === undefined || typeof columns[name] === 'string';
    const isWhole = findMissingFields(isName).length === 0 && OPTIONAL.every(isOptional);
    return isWhole ? (columns as ColumnNames) : undefined;
  } catch {
    return undefined;
  }
}
