import type { Clock } from '../clock.ts';
import type { Database, Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';

/** What maintenance works with. */
export interface MaintenanceServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStore;
}

/** Deletes what has served its time of one company, in one transaction with what others delete. */
export type Expire = (db: Db, companyId: number, now: Date) => Promise<unknown>;

/** Deletes what has served its time of no company. */
export type ExpireOfInstallation = (services: MaintenanceServices, now: Date) => Promise<unknown>;

/** What somebody keeps for a time alone, and how it goes. */
export interface Expiry {
  readonly ofCompany?: Expire;
  /** Files of one company, in transactions of its own. */
  readonly filesOfCompany?: (companyId: number, now: Date) => Promise<void>;
  readonly ofInstallation?: ExpireOfInstallation;
}
