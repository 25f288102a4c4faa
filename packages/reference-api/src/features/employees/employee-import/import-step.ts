import type { AuditedWork } from '../../../platform/audit/audited-transaction.ts';
import type { StoredImport } from './import-store.ts';

/** Somebody's import, in a transaction of its company. */
export interface ImportStep extends AuditedWork {
  readonly companyId: number;
  readonly stored: StoredImport;
}
