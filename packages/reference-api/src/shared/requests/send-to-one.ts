import type { OperationContext } from '../../operation/context.ts';
import { conflict } from '../../platform/errors/failures.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import { findAsked } from './recipient.ts';
import type { RequestKind, SendRequests } from './request-kind.ts';
import { requestMailings } from './request-mailings.ts';

/** Sends a request to one person; the id of the new response. 409 when the person can't get one. */
export async function sendToOne(
  context: OperationContext,
  { audit, texts }: RequestKind,
  personId: number,
  send: SendRequests,
): Promise<number> {
  await takeMailTry(context, requestMailings.request);
  const [id] = await send([await findAsked(context, personId, texts)]);
  if (id === undefined) throw conflict(texts.openRequest);
  await context.audit({ action: audit.sent, personId, subject: { kind: audit.subject, id } });
  return id;
}
