import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type NewRecord, recordTable } from '../../platform/db/record-table.ts';
import type { ListExportTable } from './exports-tables.ts';

/** A list on its way into a file. */
export type StoredExport = Selectable<ListExportTable>;

/** The lists of one company that are taken away. */
export interface ExportStore {
  insert(row: Omit<NewRecord<'list_export'>, 'state' | 'row_count'>): Promise<number>;
  find(id: number): Promise<StoredExport | undefined>;
  /** Unless it has come to nothing meanwhile. */
  setReady(id: number, rowCount: number): Promise<void>;
  setFailed(id: number): Promise<void>;
  /** Those that were begun before a moment. */
  listBefore(moment: Date): Promise<Pick<StoredExport, 'id' | 'name'>[]>;
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createExportStore(db: Db, companyId: number): ExportStore {
  const exports = recordTable('list_export', db, companyId);
  const ofCompany = db.selectFrom('list_export').where('company_id', '=', companyId);
  return {
    insert: (row) => exports.insert({ ...row, state: 'queued' }),
    find: (id) => ofCompany.selectAll().where('id', '=', id).executeTakeFirst(),
    setReady: async (id, rowCount) => {
      await db
        .updateTable('list_export')
        .set({ state: 'ready', row_count: rowCount })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .execute();
    },
    setFailed: (id) => exports.update(id, { state: 'failed' }),
    listBefore: (moment) =>
      ofCompany.select(['id', 'name']).where('created_at', '<', moment).execute(),
    delete: (id) => exports.delete(id),
  };
}
