import type { OperationContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { Recipient } from './recipient.ts';
import { requestMailings } from './request-mailings.ts';
import { inAnyKind, type ResponseTableName } from './response-table.ts';
import type { SendRequests } from './send-to-one.ts';

/** Whom a mass send reaches, and how many people it does not. */
export interface MassSendRecipients {
  recipients: readonly Recipient[];
  skipped: number;
}

/** How many people a mass send would reach, and how many it would not. */
export interface MassSendPreview {
  reached: number;
  skipped: number;
}

/** How many people a mass send reached, and how many it did not. */
export interface MassSendResult {
  sent: number;
  skipped: number;
}

/** Counts whom a mass send of one kind would reach, and whom it would not. */
export async function previewMassSend(
  db: Db,
  companyId: number,
  table: ResponseTableName,
): Promise<MassSendPreview> {
  const { all, reached } = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere('is_active', '=', true)
        .filterWhere('email', '!=', '')
        .filterWhere(eb('id', 'not in', peopleAsked(db, companyId, table)))
        .as('reached'),
    ])
    .executeTakeFirstOrThrow();
  return { reached, skipped: all - reached };
}

/** Everybody active with an e-mail and without an open request, and how many others there are. */
export async function findMassSendRecipients(
  db: Db,
  companyId: number,
  table: ResponseTableName,
): Promise<MassSendRecipients> {
  const people = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .select(['id', 'name', 'email', 'is_active'])
    .select(({ eb }) => eb('id', 'in', peopleAsked(db, companyId, table)).as('has_open'))
    .orderBy('id')
    .execute();
  const recipients = people.flatMap(({ id, name, email, is_active, has_open }) =>
    email && is_active && !has_open ? [{ id, name, email }] : [],
  );
  return { recipients, skipped: people.length - recipients.length };
}

/** Ids of the people who have an open request of one kind. */
function peopleAsked(db: Db, companyId: number, table: ResponseTableName) {
  return inAnyKind(db)
    .selectFrom(table)
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .select('person_id');
}

/** People per statement of a mass send. */
const chunkSize = 200;

/** Sends to the recipients chunk by chunk. */
export async function sendToAll(
  context: OperationContext,
  { recipients, skipped }: MassSendRecipients,
  send: SendRequests,
): Promise<MassSendResult> {
  await takeMailTry(context, requestMailings.massSend);
  let sent = 0;
  for (let start = 0; start < recipients.length; start += chunkSize) {
    sent += (await send(recipients.slice(start, start + chunkSize))).length;
  }
  return { sent, skipped: skipped + recipients.length - sent };
}
