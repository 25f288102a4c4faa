import type { OperationContext } from '../context.ts';
import { conflict } from '../errors/failures.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import { findRecipient, type Recipient, type RecipientMessages } from './recipient.ts';
import { requestMailings } from './request-mailings.ts';

/** Sends requests to some people; the ids of the new responses. Who has an open one gets none. */
export type SendRequests = (people: readonly Recipient[]) => Promise<readonly number[]>;

/** Sends a request to one person; the id of the new response. 409 when the person can't get one. */
export async function sendToOne(
  context: OperationContext,
  personId: number,
  messages: RecipientMessages & { readonly openRequest: string },
  send: SendRequests,
): Promise<number> {
  await takeMailTry(context, requestMailings.request);
  const [id] = await send([await findRecipient(context, personId, messages)]);
  if (id === undefined) throw conflict(messages.openRequest);
  return id;
}
