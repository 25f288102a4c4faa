import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';

/** Deletes what has served its time of one company, in one transaction with what others delete. */
export type Expire = (db: Db, companyId: number, now: Date) => Promise<unknown>;

/** Deletes what has served its time of no company, in one transaction with what others delete. */
export type ExpireOfInstallation = (db: Db, now: Date) => Promise<unknown>;

/** What somebody keeps for a time alone, and how it goes. */
export interface Expiry {
  readonly ofCompany?: Expire;
  /** Files of one company, in transactions of its own. */
  readonly filesOfCompany?: (companyId: number, now: Date) => Promise<void>;
  readonly ofInstallation?: ExpireOfInstallation;
  /** Files of no company. */
  readonly filesOfInstallation?: (files: FileStore, now: Date) => Promise<void>;
}
