import type { SelectQueryBuilder } from 'kysely';
import type { OperationContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { Recipient } from './recipient.ts';
import { requestMailings } from './request-mailings.ts';
import type { SendRequests } from './send-to-one.ts';

/** Whom a mass send would reach, and how many people it would not. */
export interface MassSendPreview {
  recipients: readonly Recipient[];
  skipped: number;
}

/** How many people a mass send reached, and how many it did not. */
export interface MassSendResult {
  sent: number;
  skipped: number;
}

/** Ids of the people who have an open request of one kind. */
export type OpenRequests = SelectQueryBuilder<
  DatabaseSchema,
  keyof DatabaseSchema,
  { person_id: number }
>;

/** Everybody active with an e-mail and without an open request, and how many others there are. */
export async function findMassSendRecipients(
  db: Db,
  companyId: number,
  openRequests: OpenRequests,
): Promise<MassSendPreview> {
  const people = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .select(['id', 'name', 'email', 'is_active'])
    .select(({ eb }) => eb('id', 'in', openRequests).as('has_open'))
    .orderBy('id')
    .execute();
  const recipients = people.flatMap(({ id, name, email, is_active, has_open }) =>
    email && is_active && !has_open ? [{ id, name, email }] : [],
  );
  return { recipients, skipped: people.length - recipients.length };
}

/** People per statement of a mass send. */
const chunkSize = 200;

/** Sends to the recipients chunk by chunk. */
export async function sendToAll(
  context: OperationContext,
  { recipients, skipped }: MassSendPreview,
  send: SendRequests,
): Promise<MassSendResult> {
  await takeMailTry(context, requestMailings.massSend);
  let sent = 0;
  for (let start = 0; start < recipients.length; start += chunkSize) {
    sent += (await send(recipients.slice(start, start + chunkSize))).length;
  }
  return { sent, skipped: skipped + recipients.length - sent };
}
