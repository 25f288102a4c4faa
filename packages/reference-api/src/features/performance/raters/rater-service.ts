import {
  dateOnlyOf,
  isAskedAtOnce,
  isInReportScope,
  managersOf,
  mayApprove,
  mayRefuse,
  type RaterCandidate,
  raterFault,
  raterGroupOf,
  reportScope,
  SECTION,
} from '@aferir/domain';
import type { OperationContext, ReadingContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import type { AuditAction } from '../../../platform/audit/audit-actions.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { conflict, forbidden, invalidField } from '../../../platform/errors/failures.ts';
import { mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import { createEvaluationStore } from '../evaluation/evaluation-store.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { lockResponse } from '../review/review-settling.ts';
import { findProposed, type RaterPorts, readAround, requireOpen } from './rater-access.ts';
import { raterAskMail } from './rater-mail.ts';
import { createRaterStore, type StoredRater } from './rater-store.ts';
import { ratersMessages as texts } from './raters-messages.ts';

/** Proposes somebody to rate the person of a review; tells the id. A manager's proposal asks at once. */
export async function proposeRaterFor(
  ports: RaterPorts,
  context: OperationContext,
  { responseId, personId }: { readonly responseId: number; readonly personId: number },
): Promise<number> {
  const { db, company, now } = context;
  const { response, side } = await findProposed(context, responseId);
  // One after another, so that a group doesn't grow beyond what it may have.
  await lockResponse(context, response.id);
  requireOpen((await readAround(ports.readCycleCourses, context, response, { hold: true })).phase);
  const store = createRaterStore(db, company.id);
  const proposed = await store.listOf(response.id);
  const candidate = await readCandidate(context, response, personId);
  const group = raterGroupOf(candidate);
  const facts = { ...candidate, isProposed: proposed.some((one) => one.personId === personId) };
  const fault = raterFault(facts, countOf(proposed, group));
  if (fault === 'full') throw conflict(texts.full);
  if (fault) throw invalidField('idOrganogramaPessoa', texts[fault]);

  const id = await store.insert({ responseId, personId, group, proposedBy: side }, now);
  const rater = found(await store.find(id));
  await note(context, 'rater.proposed', response, rater);
  if (isAskedAtOnce(side)) await ask(ports, context, response, rater);
  return id;
}

/** Approves or refuses a proposal, for the manager of the person. */
export async function decideOnRater(
  ports: RaterPorts,
  context: OperationContext,
  { id, isApproved }: { readonly id: number; readonly isApproved: boolean },
): Promise<void> {
  const { db, company, now } = context;
  const store = createRaterStore(db, company.id);
  const { responseId } = found(await store.find(id));
  const { response, side } = await findProposed(context, responseId);
  if (side !== 'manager') throw forbidden(texts.managerDecides);
  await lockResponse(context, response.id);
  requireOpen((await readAround(ports.readCycleCourses, context, response, { hold: true })).phase);
  const rater = found(await store.lock(id));
  if (!(isApproved ? mayApprove(rater) : mayRefuse(rater))) throw conflict(texts.decided);
  if (!isApproved) {
    await store.move(id, { refused_at: now });
    await note(context, 'rater.refused', response, rater);
    return;
  }
  const others = (await store.listOf(response.id)).filter((one) => one.id !== id);
  const candidate = await readCandidate(context, response, rater.personId);
  const fault = raterFault({ ...candidate, isProposed: false }, countOf(others, rater.group));
  if (fault) throw conflict(texts[fault]);
  await ask(ports, context, response, rater);
}

/** Who can't be proposed for a review whatever they are: the person, and those who manage them or rate as managers. */
export async function listExcluded(
  { db, company }: Pick<ReadingContext, 'db' | 'company'>,
  response: Pick<PerformanceResponseRow, 'id' | 'person_id'>,
) {
  const person = found(await createPerformanceStore(db, company.id).findPerson(response.person_id));
  const structure = await loadManagementStructure(db, company.id);
  const frozen = await createEvaluationStore(db, company.id).managersOf(response.id);
  const managers = new Set([
    ...managersOf(structure, { id: person.id, departmentId: person.department_id }),
    ...frozen.map(({ manager_id }) => manager_id),
  ]);
  return { managers, reports: reportScope(structure, person.id, { immediateOnly: true }) };
}

async function readCandidate(
  context: Pick<ReadingContext, 'db' | 'company'>,
  response: Pick<PerformanceResponseRow, 'id' | 'person_id'>,
  personId: number,
): Promise<Omit<RaterCandidate, 'isProposed'>> {
  const { db, company } = context;
  const candidate = await createPerformanceStore(db, company.id).findPerson(personId);
  const { managers, reports } = await listExcluded(context, response);
  return {
    isPerson: personId === response.person_id,
    isManager: managers.has(personId),
    isActive: candidate?.is_active ?? false,
    reportsToPerson:
      candidate !== undefined &&
      isInReportScope(reports, { id: candidate.id, departmentId: candidate.department_id }),
  };
}

function countOf(raters: readonly StoredRater[], group: StoredRater['group']): number {
  return raters.filter((one) => one.group === group && one.refusedAt === null).length;
}

async function ask(
  { mailer }: RaterPorts,
  context: OperationContext,
  response: PerformanceResponseRow,
  rater: StoredRater,
): Promise<void> {
  const { db, company, now } = context;
  const askedOn = dateOnlyOf(now);
  const move = { asked_at: now, asked_on: askedOn, refused_at: null };
  await createRaterStore(db, company.id).move(rater.id, move);
  await note(context, 'rater.asked', response, rater);
  const people = createPerformanceStore(db, company.id);
  const person = await people.findPerson(rater.personId);
  const rated = await people.findPerson(response.person_id);
  if (!person?.email || !rated) return;
  const content = raterAskMail({
    sender: mailSenderOf(company, person),
    personName: person.name,
    ratedName: rated.name,
  });
  const to = { companyId: company.id, personId: person.id, to: person.email };
  await mailer.enqueue(db, [{ ...to, content, now, section: SECTION.performance }]);
}

/** Of proposals alone: that somebody has rated is noted nowhere. */
function note(
  { audit }: OperationContext,
  action: AuditAction & `rater.${string}`,
  response: Pick<PerformanceResponseRow, 'id' | 'person_id'>,
  { id }: Pick<StoredRater, 'id'>,
): Promise<void> {
  return audit({
    action,
    personId: response.person_id,
    subject: { kind: 'performance-response', id: response.id },
    details: { raterId: id },
  });
}
