import { owedFeedback, PERFORMANCE_STATUS } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { MailOrigin } from '../../../shared/mail/mailer.ts';
import type { ReminderPart, WaitingPlace } from '../../../shared/reminders/reminder-part.ts';
import { mailAwaitedManagers, mailFeedbackOwers } from '../evaluation/evaluation-mail.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type LoadedReview, loadReview, loadReviews } from '../review/review-model.ts';
import { lockResponse } from '../review/review-settling.ts';
import { withManagers, withPerson } from '../waiting/reviews-with-managers.ts';
import { mailRequestsAgain } from './request-mail.ts';

/** Responses whose ratings are read at once. */
const chunkSize = 500;

const lock: ReminderPart['lock'] = async (db, companyId, { response_id }) => {
  await createPerformanceStore(db, companyId).findForChange(response_id);
};

const managerLink = { kind: 'performance', role: 'manager' } as const;

/** Self-assessments that wait for their person. */
export const selfReminders: ReminderPart = {
  kind: 'self-assessment',
  link: { kind: 'performance', role: 'self' },
  waiting: (db, companyId) =>
    withPerson(db, companyId).select([
      'id as response_id',
      'person_id',
      'person_id as awaited_id',
      'sent_at as since',
      'cycle_id',
    ]),
  lock,
  mail: (services, origin, { responseId, recipient }, note) =>
    mailRequestsAgain(services, origin, [
      { responseId, person: recipient, to: recipient.email, note },
    ]),
};

/** What of open reviews people are reminded of: their self-assessment, their ratings, their feedback. */
export const reviewReminders: readonly ReminderPart[] = [
  selfReminders,
  {
    kind: 'rating',
    link: managerLink,
    waiting: (db, companyId) =>
      withManagers(db, companyId).select([
        'response.id as response_id',
        'response.person_id',
        'awaited.manager_id as awaited_id',
        'awaited.frozen_at as since',
        'response.cycle_id',
      ]),
    lock,
    async mail(services, origin, { responseId, recipient }, note) {
      const reminded = { managerId: recipient.id, note };
      const loaded = await loadHeld(origin, responseId);
      await mailAwaitedManagers(services, origin, loaded, 'resend', reminded);
    },
  },
  {
    kind: 'feedback',
    link: managerLink,
    waiting: withoutFeedback,
    narrow: keepOwers,
    lock,
    async mail(services, origin, { responseId, recipient }, note) {
      const loaded = await loadHeld(origin, responseId);
      const reminded = { managerId: recipient.id, note };
      await mailFeedbackOwers(services, origin, loaded, 'resend', reminded);
    },
  },
];

async function loadHeld(origin: MailOrigin, responseId: number): Promise<LoadedReview> {
  return loadReview(origin, await lockResponse(origin, responseId));
}

/** Reviews that wait for feedback, each with the managers who have rated. */
function withoutFeedback(db: Db, companyId: number) {
  return db
    .selectFrom('performance_response as response')
    .innerJoin('performance_response_manager as rater', (join) =>
      join
        .onRef('rater.company_id', '=', 'response.company_id')
        .onRef('rater.response_id', '=', 'response.id'),
    )
    .innerJoin('person as manager', (join) => onReference(join, 'manager', 'rater.manager_id'))
    .where('response.company_id', '=', companyId)
    .where('response.status', '=', PERFORMANCE_STATUS.awaitingFeedback)
    .where('response.finished_at', 'is', null)
    .where('response.closed_at', 'is', null)
    .where('manager.is_active', '=', true)
    .where('rater.rated_at', 'is not', null)
    .select([
      'response.id as response_id',
      'response.person_id',
      'rater.manager_id as awaited_id',
      'response.cycle_id',
    ])
    .select(({ ref }) => ref('rater.rated_at').$notNull().as('since'));
}

/** Of managers who have rated those who owe feedback. */
async function keepOwers<Place extends WaitingPlace>(
  context: InCompany,
  places: readonly Place[],
): Promise<Place[]> {
  const ids = [...new Set(places.map(({ response_id }) => response_id))];
  const owers = new Set<string>();
  for (let start = 0; start < ids.length; start += chunkSize) {
    const responses = ids.slice(start, start + chunkSize).map((id) => ({ id }));
    for (const { response, review } of await loadReviews(context, responses)) {
      for (const { managerId } of owedFeedback(review, PERFORMANCE_STATUS.awaitingFeedback)) {
        owers.add(`${response.id} ${managerId}`);
      }
    }
  }
  return places.filter(({ response_id, awaited_id }) => owers.has(`${response_id} ${awaited_id}`));
}
