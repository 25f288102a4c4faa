import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';

/** A table whose rows speak of files. */
export type FileTable = 'stored_image' | 'stored_video';

/** How the rows of one company's files of a kind are given up; the files are beside them. */
export interface FileRows {
  /** Marks that nothing shows them any more. */
  drop(names: readonly string[], now: Date): Promise<void>;
  /** Marks the free ones of before a moment, which nobody has come for. */
  dropFree(before: Date, now: Date): Promise<void>;
  listDropped(before: Date): Promise<string[]>;
  /** Forgets dropped ones, whose files are gone. */
  remove(names: readonly string[]): Promise<void>;
}

/** Opens the rows of a table for one company; `db` has to be bound to the same one. */
export function createFileRows(db: Db, companyId: number, table: FileTable): FileRows {
  const rows = sql.table(table);
  return {
    async drop(names, now) {
      await sql`update ${rows} set dropped_at = ${now}
        where company_id = ${companyId} and name = ${anyOf(names)}`.execute(db);
    },

    async dropFree(before, now) {
      await sql`update ${rows} set dropped_at = ${now} where company_id = ${companyId}
        and attached_at is null and dropped_at is null and created_at < ${before}`.execute(db);
    },

    async listDropped(before) {
      const dropped = await sql<{ name: string }>`select name from ${rows}
        where company_id = ${companyId} and dropped_at <= ${before}`.execute(db);
      return dropped.rows.map(({ name }) => name);
    },

    async remove(names) {
      await sql`delete from ${rows} where company_id = ${companyId}
        and name = ${anyOf(names)} and dropped_at is not null`.execute(db);
    },
  };
}
