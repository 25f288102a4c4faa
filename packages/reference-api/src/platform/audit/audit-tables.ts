import type { Generated } from 'kysely';
import type { DefaultTimestamp } from '../db/column-types.ts';
import type { AuditActor } from './audit-entry.ts';

/** The audit trail. */
export interface AuditTables {
  audit_event: AuditEventTable;
}

declare module '../db/schema.ts' {
  interface DatabaseSchema extends AuditTables {}
}

export interface AuditEventTable {
  id: Generated<number>;
  /** Null: of no company, such as a sign-in with a login that nobody has. No company sees these. */
  company_id: number | null;
  occurred_at: DefaultTimestamp;
  actor_kind: AuditActor['kind'];
  actor_id: number | null;
  action: string;
  /** Whose data it was about. */
  person_id: number | null;
  subject_kind: string | null;
  subject_id: number | null;
  request_id: string | null;
  details: unknown | null;
}
