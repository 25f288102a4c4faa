import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { peopleAsked } from '../../../shared/reminders/people-asked.ts';
import { remindNext } from '../../../shared/reminders/remind-by-hand.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { remindedReviews, reviewRemindersByHand } from '../requests/reminders-by-hand.ts';

/** Reminds the people, or the managers, whom open reviews wait for, or those of an order. */
export function remindPerformancePeople(services: MailServices): Operation {
  return defineOperationInSteps(
    'remindPerformancePeople',
    async ({ body: order }, context, progress: SendingProgress | undefined) => {
      const { aQuem, ...asked } = order;
      const { db, company } = context;
      return remindNext(services, context, reviewRemindersByHand[aQuem], {
        ...(await peopleAsked(db, company.id, remindedReviews, asked, order)),
        progress,
      });
    },
  );
}
