import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { peopleAsked } from '../../../shared/reminders/people-asked.ts';
import { makeRequestSlips } from '../../../shared/requests/make-request-slips.ts';
import { slipMessages } from '../../../shared/requests/slip-messages.ts';
import { reviewSlips } from '../requests/hand-request.ts';
import { remindedReviews } from '../requests/reminders-by-hand.ts';

/** Makes slips for those whose self-assessment is waited for, or those of an order. */
export function createPerformanceSlips(services: MailServices): Operation {
  return defineOperation('createPerformanceSlips', async ({ body }, context) => {
    const { flComEmail: hasEmail = false, idAposPessoa: afterId, ...asked } = body;
    const { db, company } = context;
    const { people } = await peopleAsked(db, company.id, remindedReviews, asked);
    return {
      data: await makeRequestSlips(services, context, reviewSlips, { people, hasEmail, afterId }),
      msg: slipMessages.made,
    };
  });
}
