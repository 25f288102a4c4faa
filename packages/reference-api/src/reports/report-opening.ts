import { sql } from 'kysely';
import { auditActorOf } from '../audit.ts';
import type { AuditAction } from '../audit-actions.ts';
import type { OperationContext } from '../context.ts';
import type { ResponseKind } from '../db/platform-tables.ts';

/** The report that is opened, and whose it is. */
export interface OpenedReport {
  readonly kind: ResponseKind;
  readonly responseId: number;
  readonly personId: number;
}

/** What the audit trail calls the opening of a report. */
export const openingActions = {
  behavioral: 'disc-report.opened',
  performance: 'performance-report.opened',
} as const satisfies Record<ResponseKind, AuditAction>;

/** What the audit trail calls the response behind a report. */
export const responseSubjects = {
  behavioral: 'disc-response',
  performance: 'performance-response',
} as const satisfies Record<ResponseKind, string>;

/** A report is made of several calls; what one reader calls for within this time is one opening. */
export const openingWindow = 10 * 60_000;

/**
 * Notes that the caller opens a report, once however many calls that takes. To be told by whatever
 * reads a part of a report, so that nobody sees one without the person seeing who.
 */
export async function noteOpening(context: OperationContext, report: OpenedReport): Promise<void> {
  const { db, company, now, audit } = context;
  const actor = auditActorOf(context.actor);
  const action = openingActions[report.kind];
  // The calls of a page come at once, and each has to see what the others have noted.
  const lock = `${action}:${company.id}:${report.responseId}:${actor.kind}:${actor.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const noted = await db
    .selectFrom('audit_event')
    .where('company_id', '=', company.id)
    .where('person_id', '=', report.personId)
    .where('occurred_at', '>', new Date(now.getTime() - openingWindow))
    .where('action', '=', action)
    .where('subject_id', '=', report.responseId)
    .where('actor_kind', '=', actor.kind)
    .where('actor_id', '=', actor.id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (noted) return;
  await audit({
    action,
    personId: report.personId,
    subject: { kind: responseSubjects[report.kind], id: report.responseId },
  });
}
