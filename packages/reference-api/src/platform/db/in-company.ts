import type { CompanyRow } from './company-tables.ts';
import type { Db } from './database.ts';

/** A transaction, or a reading, and the company that it is bound to. */
export interface InCompany {
  readonly db: Db;
  readonly company: Pick<CompanyRow, 'id'>;
}
