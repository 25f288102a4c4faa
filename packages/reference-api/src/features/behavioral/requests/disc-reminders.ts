import { type ReminderByHand, requestsOf } from '../../../shared/reminders/remind-by-hand.ts';
import type { ReminderPart } from '../../../shared/reminders/reminder-part.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { mailRequestsAgain } from './request-mail.ts';

/** Open questionnaires, of which their people are reminded. */
export const discReminders: ReminderPart = {
  kind: 'behavioral',
  link: { kind: 'behavioral', role: 'self' },
  waiting: (db, companyId) =>
    db
      .selectFrom('disc_response')
      .where('company_id', '=', companyId)
      .where('finished_at', 'is', null)
      .where('closed_at', 'is', null)
      .select(['id as response_id', 'person_id', 'person_id as awaited_id', 'sent_at as since'])
      .select('cycle_id'),
  async lock(db, companyId, { response_id }) {
    await createBehavioralStore(db, companyId).findForChange(response_id);
  },
  mail: (services, origin, { responseId, recipient }, note) =>
    mailRequestsAgain(services, origin, [
      { responseId, person: recipient, to: recipient.email, note },
    ]),
};

/** Open questionnaires, of which staff remind many people at once. */
export const discRemindersByHand: ReminderByHand = {
  table: 'disc_response',
  parts: [discReminders],
  audit: 'disc-request.reminded-many',
  message: behavioralMessages.reminded,
  mail: (services, origin, people) => mailRequestsAgain(services, origin, requestsOf(people)),
};
