import { completeRaters, isCompared, managerAction, managersOf } from '@aferir/domain';
import type { AuditAction } from '../../audit-actions.ts';
import type { Actor, OperationContext } from '../../context.ts';
import { forbidden, notFound } from '../../errors/failures.ts';
import { linkMessages } from '../../links/link-messages.ts';
import { requireLinkTo } from '../../links/require-link.ts';
import { noteOpening, type OpenedReport } from '../../reports/report-opening.ts';
import { createEvaluationStore } from './evaluation-store.ts';
import { loadManagementStructure } from './management-read-model.ts';
import { performanceMessages } from './performance-messages.ts';
import { createPerformanceStore } from './performance-store.ts';
import type { PerformanceResponseRow } from './performance-tables.ts';
import type { LoadedReview } from './review-model.ts';

/** How the caller stands to a response: its person (or a link to its report), staff, a manager. */
export type Standing =
  | { readonly role: 'owner' }
  | { readonly role: 'staff' }
  | {
      readonly role: 'manager';
      readonly managerId: number;
      /** Whether this manager is one of those who rate the response. */
      readonly isFrozen: boolean;
      readonly hasRatedAll: boolean;
    };

/** A response that the caller may open. */
export interface OpenedResponse {
  readonly response: PerformanceResponseRow;
  readonly standing: Standing;
}

/** The person who would act as a manager: the employee, or whom a manager link was made for. */
export function managerIdOf(actor: Actor): number | undefined {
  if (actor.kind === 'employee') return actor.personId;
  if (actor.kind !== 'link' || actor.link.kind !== 'performance') return undefined;
  return actor.link.managerId ?? undefined;
}

/** The manager who calls; a manager that the request names has to be the same. */
export function requireManager(actor: Actor, claimedId?: number | undefined): number {
  const managerId = managerIdOf(actor);
  if (managerId === undefined) throw forbidden(linkMessages.wrongRole);
  if (claimedId !== undefined && claimedId !== managerId) {
    throw forbidden(performanceMessages.otherManager);
  }
  return managerId;
}

/**
 * Opens a response for whoever may see that it is there: staff any of the company, a person the own
 * ones, a link of the person its own, a manager those to rate and the finished ones of the reports.
 */
export async function openResponse(
  context: OperationContext,
  responseId: number,
): Promise<OpenedResponse> {
  const { db, company, actor } = context;
  const managerId = managerIdOf(actor);
  if (actor.kind === 'link' && managerId === undefined) {
    requireLinkTo(actor, { kind: 'performance', responseId }, ['self', 'report']);
  }
  const response = await createPerformanceStore(db, company.id).find(responseId);
  if (!response) throw notFound();
  if (actor.kind === 'staff') return { response, standing: { role: 'staff' } };
  if (managerId === undefined || managerId === response.person_id) {
    return { response, standing: { role: 'owner' } };
  }
  return { response, standing: await standingOfManager(context, response, managerId) };
}

/** Whether somebody is now a manager of a person. */
export async function isManagerOf(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  managerId: number,
  personId: number,
): Promise<boolean> {
  const person = await createPerformanceStore(db, company.id).findPerson(personId);
  if (!person) return false;
  const structure = await loadManagementStructure(db, company.id);
  return managersOf(structure, { id: person.id, departmentId: person.department_id }).includes(
    managerId,
  );
}

/** Refuses a manager who has still to rate, so that the own scores stay unswayed. */
export function requireComparison({ response, standing }: OpenedResponse): void {
  if (standing.role !== 'manager') return;
  const action = managerAction({
    status: response.status,
    isAwaited: standing.isFrozen,
    hasRatedAll: standing.hasRatedAll,
    owes: false,
  });
  if (action !== 'view') throw forbidden(performanceMessages.rateFirst);
}

/** Whether the caller holds a link to a report, which may have been mailed to anybody. */
export function isReportLink(actor: Actor): boolean {
  return actor.kind === 'link' && actor.link.role === 'report';
}

/** Leaves a trace of who opened the report and read what of it. */
export async function traceReading(
  context: OperationContext,
  { response }: Pick<OpenedResponse, 'response'>,
  action: AuditAction,
): Promise<void> {
  await noteOpening(context, reportOf({ response }));
  await context.audit({
    action,
    personId: response.person_id,
    subject: { kind: 'performance-response', id: response.id },
  });
}

/** The report of a response, as its openings are noted. */
export function reportOf({ response }: Pick<OpenedResponse, 'response'>): OpenedReport {
  return { kind: 'performance', responseId: response.id, personId: response.person_id };
}

/** Ids of the managers whose scores and feedback the caller sees. */
export function visibleRaters({ review, response }: LoadedReview, standing: Standing): number[] {
  const raters = completeRaters(review).map(({ id }) => id);
  if (standing.role === 'staff' || isCompared(response.status)) return raters;
  return standing.role === 'manager' ? raters.filter((id) => id === standing.managerId) : [];
}

async function standingOfManager(
  context: OperationContext,
  response: PerformanceResponseRow,
  managerId: number,
): Promise<Standing> {
  const { db, company } = context;
  const managers = await createEvaluationStore(db, company.id).managersOf(response.id);
  const frozen = managers.find(({ manager_id }) => manager_id === managerId);
  if (frozen) {
    return { role: 'manager', managerId, isFrozen: true, hasRatedAll: frozen.rated_at !== null };
  }
  const mayRead =
    response.finished_at !== null && (await isManagerOf(context, managerId, response.person_id));
  if (!mayRead) throw forbidden(performanceMessages.notYourReport);
  return { role: 'manager', managerId, isFrozen: false, hasRatedAll: false };
}
