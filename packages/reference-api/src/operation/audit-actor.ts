import type { AuditActor } from '../platform/audit/audit-entry.ts';
import type { Actor } from './context.ts';

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
