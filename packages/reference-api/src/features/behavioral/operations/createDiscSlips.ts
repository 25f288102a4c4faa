import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { makeRequestSlips } from '../../../shared/requests/make-request-slips.ts';
import { slipMessages } from '../../../shared/requests/slip-messages.ts';
import { discSlips } from '../requests/hand-request.ts';
import { type DiscPeopleListed, remindedPeople } from '../requests/reminded-people.ts';

/** Makes slips for those whose answers are waited for, or those of an order. */
export function createDiscSlips(services: MailServices, listed: DiscPeopleListed): Operation {
  const peopleOf = remindedPeople(listed);
  return defineOperation('createDiscSlips', async ({ body }, context) => {
    const { flComEmail: hasEmail = false, idAposPessoa: afterId, ...asked } = body;
    const { people } = await peopleOf(context.db, context.company.id, asked);
    return {
      data: await makeRequestSlips(services, context, discSlips, { people, hasEmail, afterId }),
      msg: slipMessages.made,
    };
  });
}
