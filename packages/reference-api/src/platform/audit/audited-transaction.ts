import type { Database, Db } from '../db/database.ts';
import { type AuditOrigin, recordAudit } from './audit.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Adds to the audit trail in the transaction of what it tells about. */
export type Audit = (entry: AuditEntry) => Promise<void>;

/** What work has that runs in a transaction of one company. */
export interface AuditedWork {
  /** It sees that company only. */
  readonly db: Db;
  readonly now: Date;
  readonly audit: Audit;
}

/** Does something in a transaction of a company; what it adds to the audit trail comes from the origin. */
export function inAuditedTransaction<T>(
  database: Database,
  origin: AuditOrigin,
  work: (own: AuditedWork) => Promise<T>,
): Promise<T> {
  // A company that nobody is of, where nobody can tell which one it concerns.
  return database.inCompany(origin.companyId ?? 0, (db) =>
    work({ db, now: origin.now, audit: (entry) => recordAudit(db, origin, entry) }),
  );
}
