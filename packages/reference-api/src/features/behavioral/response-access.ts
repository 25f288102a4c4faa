import type { ReadingContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import type { LinkRole } from '../../operation/links/links-tables.ts';
import { requireLinkTo } from '../../operation/links/require-link.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import type { OpenedReport } from '../../shared/reports/report-opening.ts';
import { behavioralMessages } from './behavioral-messages.ts';
import { createBehavioralStore } from './behavioral-store.ts';
import type { DiscResponseRow } from './behavioral-tables.ts';
import { discResponses } from './disc-responses.ts';

/** What of a response is read: the questions and answers, or what a report tells. */
export type ReadablePart = 'answers' | 'report';

// A report is mailed on to others; what was answered to each question stays with the person.
const rolesThatRead: Readonly<Record<ReadablePart, readonly LinkRole[]>> = {
  answers: ['self'],
  report: ['self', 'report'],
};

/**
 * Finds a response that the caller may read: a link its own, an employee the own ones, staff any of
 * the company. That staff has the right to the section was checked by the contract.
 */
export async function findReadableResponse(
  { db, company, actor }: ReadingContext,
  responseId: number,
  part: ReadablePart,
): Promise<DiscResponseRow> {
  if (actor.kind === 'link') {
    requireLinkTo(actor, { kind: 'behavioral', responseId }, rolesThatRead[part]);
  }
  const response = found(await createBehavioralStore(db, company.id).find(responseId));
  if (actor.kind === 'employee' && actor.personId !== response.person_id) {
    throw forbidden(behavioralMessages.notYours);
  }
  return response;
}

/** The report of a response, as its openings are noted. */
export function reportOf({
  id,
  person_id,
}: Pick<DiscResponseRow, 'id' | 'person_id'>): OpenedReport {
  return { kind: discResponses, responseId: id, personId: person_id };
}
