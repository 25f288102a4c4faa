import {
  HANDED_LINK_THROTTLE,
  MASS_SEND_THROTTLE,
  REQUEST_MAIL_THROTTLE,
  RESEND_THROTTLE,
  SLIPS_THROTTLE,
} from '@aferir/domain';
import type { Mailing } from '../mail/mail-throttle.ts';
import { requestLimitMessages as messages } from './request-limit-messages.ts';

/** Ways to bring requests to people, by mail or by hand; those of every kind take from the same counts. */
export const requestMailings = {
  request: { name: 'request', rule: REQUEST_MAIL_THROTTLE, amount: messages.request },
  resend: { name: 'resend', rule: RESEND_THROTTLE, amount: messages.resend },
  hand: { name: 'hand', rule: HANDED_LINK_THROTTLE, amount: messages.hand },
  slips: { name: 'slips', rule: SLIPS_THROTTLE, amount: messages.slips },
  massSend: { name: 'mass-send', rule: MASS_SEND_THROTTLE, amount: messages.massSend },
} as const satisfies Readonly<Record<string, Mailing>>;
