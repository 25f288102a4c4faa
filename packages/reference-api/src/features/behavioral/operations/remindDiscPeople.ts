import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { peopleAsked } from '../../../shared/reminders/people-asked.ts';
import { remindNext } from '../../../shared/reminders/remind-by-hand.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { discRemindedList, discRemindersByHand } from '../requests/disc-reminders.ts';

/** Reminds everybody whose answers are waited for, or those of an order. */
export function remindDiscPeople(services: MailServices): Operation {
  return defineOperationInSteps(
    'remindDiscPeople',
    ({ body }, context, progress: SendingProgress | undefined) =>
      remindNext(services, context, discRemindersByHand, {
        people: peopleAsked(context.db, context.company.id, discRemindedList, body),
        progress,
      }),
  );
}
