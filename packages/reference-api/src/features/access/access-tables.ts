import type { Generated } from 'kysely';

/** Who has asked for a trial. */
export interface AccessTables {
  trial_request: TrialRequestTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends AccessTables {}
}

/** Somebody who is no customer yet, of no company. */
export interface TrialRequestTable {
  id: Generated<number>;
  name: string;
  company_name: string;
  /** CNPJ, without punctuation. */
  tax_id: string;
  phone: string;
  email: string;
  state: string;
  heard_from: string;
  created_at: Date;
}
