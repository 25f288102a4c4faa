import type { ReminderPart } from '../../../shared/reminders/reminder-part.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { mailRequestAgain } from './request-mail.ts';

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
      .select(['id as response_id', 'person_id', 'person_id as awaited_id', 'sent_at as since']),
  async lock(db, companyId, { response_id }) {
    await createBehavioralStore(db, companyId).findForChange(response_id);
  },
  async mail(services, origin, { responseId, recipient }, note) {
    const { db, company } = origin;
    const to = recipient.email;
    await mailRequestAgain(services, origin, { responseId, person: recipient, to }, note);
    await createBehavioralStore(db, company.id).update(responseId, { mailed_to: to });
  },
};
