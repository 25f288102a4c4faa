import type { OperationContext, Services } from '../../operation/context.ts';
import { createFileRows, type FileRows, type FileTable } from './file-rows.ts';

/** How long a file waits for a record to be saved with it. */
export const freeFileLifetime = 24 * 60 * 60_000;

/** What letting go of files needs of its transaction. */
export type LettingGo = Pick<OperationContext, 'db' | 'company' | 'now' | 'afterCommit'>;

/**
 * The files that rows of a table speak of. A row is there before its file and outlives it, so that whatever fails in
 * between is found again.
 */
export interface KeptFiles {
  /** Lets go of files that no record shows any more, in the transaction that says so; they go once all is saved. */
  letGo(context: LettingGo, names: readonly string[]): Promise<void>;
  /** Throws away files of which nothing was saved. */
  discard(companyId: number, names: readonly string[], now: Date): Promise<void>;
  /** Removes files that are let go of, and then their rows. */
  clear(companyId: number, names: readonly string[]): Promise<void>;
  /** Clears away what nobody has come for, and what earlier tries have left behind. */
  sweep(companyId: number, now: Date): Promise<void>;
}

/** Opens the files of a table. */
export function createKeptFiles(
  { database, files }: Pick<Services, 'database' | 'files'>,
  table: FileTable,
): KeptFiles {
  const inRows = <T>(companyId: number, work: (rows: FileRows) => Promise<T>) =>
    database.inCompany(companyId, (db) => work(createFileRows(db, companyId, table)));
  const clear: KeptFiles['clear'] = async (companyId, names) => {
    if (names.length === 0) return;
    for (const name of names) await files.remove(name);
    await inRows(companyId, (rows) => rows.remove(names));
  };

  return {
    letGo: async ({ db, company, now, afterCommit }, names) => {
      if (names.length === 0) return;
      await createFileRows(db, company.id, table).drop(names, now);
      afterCommit(() => clear(company.id, names));
    },
    discard: async (companyId, names, now) => {
      await inRows(companyId, (rows) => rows.drop(names, now));
      await clear(companyId, names);
    },
    clear,
    sweep: async (companyId, now) => {
      const names = await inRows(companyId, async (rows) => {
        await rows.dropFree(new Date(now.getTime() - freeFileLifetime), now);
        return rows.listDropped(now);
      });
      await clear(companyId, names);
    },
  };
}
