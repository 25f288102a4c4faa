import type { Db } from '../../../db/database.ts';
import type { StoredImport } from './import-store.ts';

/** Somebody's import, in a transaction of its company. */
export interface ImportStep {
  readonly db: Db;
  readonly companyId: number;
  readonly stored: StoredImport;
  readonly now: Date;
}
