import {
  can,
  type ManagerTie,
  managersOf,
  mayOpenReview,
  mayReadComparison,
  type ReviewReader,
  reviewFor,
  SECTION,
} from '@aferir/domain';
import type { Actor, ReadingContext, StaffActor } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import { requireLinkTo } from '../../../operation/links/require-link.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import type { OpenedReport } from '../../../shared/reports/report-opening.ts';
import { createEvaluationStore } from '../evaluation/evaluation-store.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { performanceResponses } from '../review/performance-responses.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** A response that the caller may open. */
export interface OpenedResponse {
  /** As the caller may know of it: a held one that is withheld waits for its managers. */
  readonly response: PerformanceResponseRow;
  /** As whom the caller reads it; a link to the report reads as its person. */
  readonly reader: ReviewReader;
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
 * A manager link opens no review of the manager.
 */
export async function openResponse(
  context: ReadingContext,
  responseId: number,
): Promise<OpenedResponse> {
  const opened = await findReader(context, responseId);
  const { response, reader } = opened;
  if (reader.role === 'manager' && !mayOpenReview(response.status, reader.tie)) {
    throw forbidden(performanceMessages.notYourReport);
  }
  return opened;
}

/**
 * Finds as whom the caller reads a response, which opens nothing of it: as `openResponse`, and for a
 * manager those of the reports from the start.
 */
export async function findReader(
  context: ReadingContext,
  responseId: number,
): Promise<OpenedResponse> {
  const { db, company, actor } = context;
  const managerId = managerIdOf(actor);
  if (actor.kind === 'link' && managerId === undefined) {
    requireLinkTo(actor, { kind: 'performance', responseId }, ['self', 'report']);
  }
  const response = found(await createPerformanceStore(db, company.id).find(responseId));
  const reader = await readerOf(context, response);
  if (reader.role === 'manager' && reader.tie === 'none') {
    throw forbidden(performanceMessages.notYourReport);
  }
  return { response: reviewFor(response, reader), reader };
}

async function readerOf(
  context: ReadingContext,
  response: PerformanceResponseRow,
): Promise<ReviewReader> {
  const { actor } = context;
  if (actor.kind === 'staff') return staffReader(actor);
  const managerId = managerIdOf(actor);
  if (managerId === undefined || isOwner(actor, response)) return { role: 'owner' };
  return readerOfManager(context, response, managerId);
}

/** As whom staff read reviews. */
export function staffReader({ permissions }: Pick<StaffActor, 'permissions'>): ReviewReader {
  return { role: can(permissions, SECTION.performance, 'visualizar') ? 'staff' : 'home' };
}

/** The latest response of somebody as the caller may know of it, who may ask about that person. */
export async function findLatestFor(
  context: ReadingContext,
  personId: number,
): Promise<PerformanceResponseRow | undefined> {
  const { db, company } = context;
  const latest = await createPerformanceStore(db, company.id).findLatest(personId);
  // Of any other response everybody who may ask is told the same.
  if (!latest?.is_held) return latest;
  return reviewFor(latest, await readerOf(context, latest));
}

/** Whether somebody is now a manager of a person. */
export async function isManagerOf(
  { db, company }: Pick<ReadingContext, 'db' | 'company'>,
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

/** Refuses a manager who has still to rate, so that the own scores stay unswayed, and a home before the end. */
export function requireComparison({ response, reader }: OpenedResponse): void {
  if (!mayReadComparison(response.status, reader)) {
    const { rateFirst, notOutYet } = performanceMessages;
    throw forbidden(reader.role === 'home' ? notOutYet : rateFirst);
  }
}

/** The report of a response, as its openings are noted. */
export function reportOf({ response }: Pick<OpenedResponse, 'response'>): OpenedReport {
  return { kind: performanceResponses, responseId: response.id, personId: response.person_id };
}

// A link to rate somebody else says nothing about the manager's own reviews.
function isOwner(actor: Actor, { person_id }: PerformanceResponseRow): boolean {
  return actor.kind === 'employee' && actor.personId === person_id;
}

async function readerOfManager(
  context: ReadingContext,
  response: PerformanceResponseRow,
  managerId: number,
): Promise<ReviewReader> {
  const { db, company } = context;
  const managers = await createEvaluationStore(db, company.id).managersOf(response.id);
  const frozen = managers.find(({ manager_id }) => manager_id === managerId);
  const tie = frozen ? 'frozen' : await tieToPerson(context, managerId, response.person_id);
  return { role: 'manager', managerId, tie, hasRatedAll: Boolean(frozen?.rated_at) };
}

async function tieToPerson(
  context: ReadingContext,
  managerId: number,
  personId: number,
): Promise<ManagerTie> {
  return (await isManagerOf(context, managerId, personId)) ? 'current' : 'none';
}
