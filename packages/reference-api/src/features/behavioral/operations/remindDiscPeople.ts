import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { remindNext } from '../../../shared/reminders/remind-by-hand.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { discRemindersByHand } from '../requests/disc-reminders.ts';
import { type DiscPeopleListed, remindedPeople } from '../requests/reminded-people.ts';

/** Reminds everybody whose answers are waited for, or those of an order. */
export function remindDiscPeople(services: MailServices, listed: DiscPeopleListed): Operation {
  const peopleOf = remindedPeople(listed);
  return defineOperationInSteps(
    'remindDiscPeople',
    async ({ body }, context, progress: SendingProgress | undefined) =>
      remindNext(services, context, discRemindersByHand, {
        ...(await peopleOf(context.db, context.company.id, body)),
        progress,
      }),
  );
}
