import { sql } from 'kysely';
import { auditActorOf } from '../../operation/audit-actor.ts';
import type { Actor, OperationContext } from '../../operation/context.ts';
import type { ReportedKind } from '../../operation/links/link-kind.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import { readingPerson } from './report-reader.ts';

/** The report that is opened, and whose it is. */
export interface OpenedReport {
  readonly kind: Pick<ReportedKind, 'report'>;
  readonly responseId: number;
  readonly personId: number;
}

/** A report is made of several calls; what one reader calls for within this time is one opening. */
export const openingWindow = 10 * 60_000;

/** What is read of a report, as the audit trail calls it. */
export interface ReadPart extends Pick<AuditEntry, 'details'> {
  readonly action: AuditAction;
}

/**
 * Notes that the caller opens a report, once however many calls that takes, and which part is read.
 * To be told by whatever reads a part of a report, so that nobody sees one without the person seeing
 * who. People who read their own report open nothing: they ask who else did.
 */
export async function noteOpening(
  context: OperationContext,
  report: OpenedReport,
  part?: ReadPart,
): Promise<void> {
  if (isOwnReport(context.actor, report)) return;
  await noteOnce(context, [{ action: report.kind.report.opened, ...subjectOf(report) }]);
  if (part) await context.audit({ ...part, ...subjectOf(report) });
}

/** Notes that the caller opens what shows several people's results at once, as {@link noteOpening} does of one. */
export async function noteOpenings(
  context: OperationContext,
  reports: readonly OpenedReport[],
): Promise<void> {
  const ofOthers = reports.filter((report) => !isOwnReport(context.actor, report));
  await noteOnce(
    context,
    ofOthers.map((report) => ({ action: report.kind.report.opened, ...subjectOf(report) })),
  );
}

/** Whether nobody but its person can be reading; a link to a report is made to be handed on. */
function isOwnReport(actor: Actor, { personId }: OpenedReport): boolean {
  const isHandedOn = actor.kind === 'link' && actor.link.role !== 'self';
  return !isHandedOn && readingPerson(actor) === personId;
}

/** Something about a person that somebody opens. */
export type Opening = Pick<AuditEntry, 'action' | 'subject'> & { readonly personId: number };

/** Notes what the caller has opened, each once within {@link openingWindow}. */
export async function noteOnce(
  context: OperationContext,
  openings: readonly Opening[],
): Promise<void> {
  if (openings.length === 0) return;
  const { db, company, now, audit } = context;
  const actor = auditActorOf(context.actor);
  // The calls of a page come at once, and each has to see what the others have noted.
  const lock = `opening:${company.id}:${actor.kind}:${actor.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const noted = await db
    .selectFrom('audit_event')
    .where('company_id', '=', company.id)
    .where('person_id', '=', anyOf(openings.map(({ personId }) => personId)))
    .where('occurred_at', '>', new Date(now.getTime() - openingWindow))
    .where('actor_kind', '=', actor.kind)
    .where('actor_id', '=', actor.id)
    .select(['action', 'person_id', 'subject_id'])
    .execute();
  const isNoted = ({ action, personId, subject }: Opening) =>
    noted.some(
      (entry) =>
        entry.action === action &&
        entry.person_id === personId &&
        entry.subject_id === (subject?.id ?? null),
    );
  for (const opening of openings) {
    if (!isNoted(opening)) await audit(opening);
  }
}

function subjectOf({ kind, responseId, personId }: OpenedReport) {
  return { personId, subject: { kind: kind.report.subject, id: responseId } };
}
