import { EXPORT_THROTTLE, managersOf } from '@aferir/domain';
import { asEmployee, type OperationContext } from '../../../context.ts';
import { unauthorized } from '../../../errors/failures.ts';
import { takeTry } from '../../../security/throttle.ts';
import type { DiscAnswerRow, DiscResponseRow } from '../../behavioral/behavioral-tables.ts';
import { loadManagementStructure } from '../../performance/grids/management-read-model.ts';
import { type LoadedReview, loadReviews } from '../../performance/review/review-model.ts';
import { listTrail, type TrailEntry } from '../report-accesses/trail-read-model.ts';
import { type PersonalRecord, readNames, readRecord } from './personal-read-model.ts';
import {
  type GivenRating,
  listDiscAnswers,
  listDiscResponses,
  listGivenRatings,
  listReviews,
} from './personal-responses-read-model.ts';
import {
  listLinks,
  listMails,
  listSessions,
  type PersonalLink,
  type PersonalMail,
  type PersonalSession,
} from './personal-traces-read-model.ts';

/** A behavioral response with what was answered. */
export interface AnsweredResponse {
  readonly response: DiscResponseRow;
  readonly answers: readonly DiscAnswerRow[];
}

/** Everything stored about a person. */
export interface PersonalData {
  readonly record: PersonalRecord;
  readonly managerNames: readonly string[];
  readonly behavioral: readonly AnsweredResponse[];
  readonly reviews: readonly LoadedReview[];
  readonly givenRatings: readonly GivenRating[];
  readonly links: readonly PersonalLink[];
  readonly sessions: readonly PersonalSession[];
  readonly mails: readonly PersonalMail[];
  readonly trail: readonly TrailEntry[];
}

/** Reads everything stored about the caller, and leaves a trace of it. 429 past the limit of an hour. */
export async function exportPersonalData(context: OperationContext): Promise<PersonalData> {
  const { db, company, actor, now, audit } = context;
  const { personId } = asEmployee(actor);
  await takeTry(db, now, `personal-data:${company.id}:${personId}`, EXPORT_THROTTLE);
  const place = { companyId: company.id, personId };
  const record = await readRecord(db, place);
  if (!record) throw unauthorized();
  await audit({ action: 'personal-data.exported', personId });
  return {
    record,
    managerNames: await managerNamesOf(context, record),
    behavioral: await behavioralOf(context, personId),
    reviews: await loadReviews(context, await listReviews(db, place)),
    givenRatings: await listGivenRatings(db, place),
    links: await listLinks(db, place),
    sessions: await listSessions(db, place),
    mails: await listMails(db, place),
    trail: await listTrail(db, place),
  };
}

async function managerNamesOf({ db, company }: OperationContext, record: PersonalRecord) {
  const structure = await loadManagementStructure(db, company.id);
  const managers = managersOf(structure, { id: record.id, departmentId: record.department_id });
  return readNames(db, company.id, managers);
}

async function behavioralOf(
  { db, company }: OperationContext,
  personId: number,
): Promise<AnsweredResponse[]> {
  const place = { companyId: company.id, personId };
  const answers = await listDiscAnswers(db, place);
  return (await listDiscResponses(db, place)).map((response) => ({
    response,
    answers: answers.filter(({ response_id }) => response_id === response.id),
  }));
}
