import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import type { RemindedList } from '../../../shared/reminders/people-asked.ts';
import type { ReminderByHand } from '../../../shared/reminders/remind-by-hand.ts';
import type { ReminderPart } from '../../../shared/reminders/reminder-part.ts';
import type { RequestToMailAgain } from '../../../shared/requests/answering-mail.ts';
import { noteAddresses } from '../../../shared/requests/mailed-addresses.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { readDiscAnswering } from './disc-answering.ts';
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
      .select(['id as response_id', 'person_id', 'person_id as awaited_id', 'sent_at as since']),
  async lock(db, companyId, { response_id }) {
    await createBehavioralStore(db, companyId).findForChange(response_id);
  },
  mail: (services, origin, { responseId, recipient }, note) =>
    remindOfQuestionnaires(services, origin, [
      { responseId, person: recipient, to: recipient.email, note },
    ]),
};

/** The list whose people are reminded. */
export const discRemindedList: RemindedList = {
  table: 'disc_response',
  workplace: ['position', 'department'],
};

/** Open questionnaires, of which staff remind many people at once. */
export const discRemindersByHand: ReminderByHand = {
  table: 'disc_response',
  parts: [discReminders],
  audit: 'disc-request.reminded-many',
  message: behavioralMessages.reminded,
  mail: (services, origin, people) =>
    remindOfQuestionnaires(
      services,
      origin,
      people.map(({ recipient, places: [{ response_id: responseId }], reminderId }) => ({
        responseId,
        person: recipient,
        to: recipient.email,
        reminderId,
      })),
    ),
};

/** Mails people their open questionnaires again, with what is left of each. */
export async function remindOfQuestionnaires(
  services: MailServices,
  origin: MailOrigin,
  requests: readonly Omit<RequestToMailAgain, 'progress'>[],
): Promise<void> {
  const { db, company } = origin;
  const ids = requests.map(({ responseId }) => responseId);
  const known = await readDiscAnswering(db, company.id, ids);
  await mailRequestsAgain(
    services,
    origin,
    requests.flatMap((request) => {
      const progress = known.get(request.responseId);
      return progress ? { ...request, progress } : [];
    }),
  );
  await noteAddresses(db, company.id, 'disc_response', requests);
}
