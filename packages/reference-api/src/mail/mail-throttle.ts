import {
  MASS_SEND_THROTTLE,
  REPORT_MAIL_THROTTLE,
  REQUEST_MAIL_THROTTLE,
  RESEND_THROTTLE,
  type ThrottleRule,
} from '@aferir/domain';
import type { Actor, OperationContext } from '../context.ts';
import { takeTry } from '../security/throttle.ts';
import { mailLimitMessages } from './mail-limit-messages.ts';

/** Ways to have mails sent to people, each with a count of its own. */
export type Mailing = 'report' | 'request' | 'resend' | 'mass-send';

const rules: Readonly<Record<Mailing, ThrottleRule>> = {
  report: REPORT_MAIL_THROTTLE,
  request: REQUEST_MAIL_THROTTLE,
  resend: RESEND_THROTTLE,
  'mass-send': MASS_SEND_THROTTLE,
};

/** Takes one try from what the caller may send; 429 when none is left. Undone with its transaction. */
export function takeMailTry(
  { db, company, actor, now }: Pick<OperationContext, 'db' | 'company' | 'actor' | 'now'>,
  mailing: Mailing,
): Promise<void> {
  const bucket = `mailing:${mailing}:${company.id}:${senderOf(actor)}`;
  const rule = rules[mailing];
  return takeTry(db, now, bucket, rule, mailLimitMessages[mailing](rule.limit));
}

// By person, not by link: a mailed report link must not bring ten more mails with it.
function senderOf(actor: Actor): string {
  switch (actor.kind) {
    case 'staff':
      return `staff:${actor.staffUserId}`;
    case 'employee':
      return `person:${actor.personId}`;
    case 'link':
      return `person:${actor.link.personId}`;
  }
}
