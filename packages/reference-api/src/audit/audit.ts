import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { AuditAction } from './audit-actions.ts';

/** Who did something, as the audit trail keeps it. */
export type AuditActor =
  | { readonly kind: 'staff' | 'employee' | 'link' | 'key'; readonly id: number }
  | typeof nobody;

/** Whoever has not shown yet who it is. */
export const nobody = { kind: 'nobody', id: null } as const;

/** Something worth keeping: who saw or changed what of whom. */
export interface AuditEntry {
  readonly action: AuditAction;
  /** Whose data it was about. */
  readonly personId?: number;
  readonly subject?: { readonly kind: string; readonly id: number };
  /** Facts of the moment; never answers, secrets or hashes. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The caller of an operation as the audit trail keeps one. */
export function auditActorOf(actor: Actor): AuditActor {
  switch (actor.kind) {
    case 'staff':
      return { kind: 'staff', id: actor.staffUserId };
    case 'employee':
      return { kind: 'employee', id: actor.personId };
    case 'link':
      return { kind: 'link', id: actor.link.id };
  }
}

/** Adds an entry to the append-only trail, in the transaction of what it tells about. */
export async function recordAudit(
  db: Db,
  /** Without a company where nobody can tell which one it concerns. */
  origin: { companyId: number | null; actor: AuditActor; requestId: string | null; now: Date },
  entry: AuditEntry,
): Promise<void> {
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
