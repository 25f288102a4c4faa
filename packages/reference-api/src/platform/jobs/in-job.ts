import { nobody } from '../audit/audit-entry.ts';
import { type AuditedWork, inAuditedTransaction } from '../audit/audited-transaction.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** What work of a job takes of the process. */
export interface JobServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** Does a step of a job in a transaction of a company; in the audit trail it is the deed of nobody. */
export function inJob<T>(
  { database, clock }: JobServices,
  companyId: number,
  work: (own: AuditedWork) => Promise<T>,
): Promise<T> {
  const origin = { companyId, actor: nobody, requestId: null, now: clock.now() };
  return inAuditedTransaction(database, origin, work);
}
