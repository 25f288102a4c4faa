import type { Db } from '../db/database.ts';
import type { AuditActor, AuditEntry } from './audit-entry.ts';

/** Where an entry comes from. */
export interface AuditOrigin {
  /** Null where nobody can tell which one it concerns. */
  readonly companyId: number | null;
  readonly actor: AuditActor;
  /** Null for what no request does. */
  readonly requestId: string | null;
  readonly now: Date;
}

/** Adds an entry to the append-only trail, in the transaction of what it tells about. */
export async function recordAudit(db: Db, origin: AuditOrigin, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({
      company_id: origin.companyId,
      occurred_at: origin.now,
      actor_kind: origin.actor.kind,
      actor_id: origin.actor.id,
      action: entry.action,
      person_id: entry.personId ?? null,
      subject_kind: entry.subject?.kind ?? null,
      subject_id: entry.subject?.id ?? null,
      request_id: origin.requestId,
      details: entry.details ? JSON.stringify(entry.details) : null,
    })
    .execute();
}
