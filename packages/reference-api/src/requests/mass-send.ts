import type { components } from '@aferir/api-client';
import { sql } from 'kysely';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { OperationContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { Step } from '../operation/operation.ts';
import type { Recipient } from './recipient.ts';
import { requestMailings } from './request-mailings.ts';
import { inAnyKind, type ResponseTableName } from './response-table.ts';
import type { SendRequests } from './send-to-one.ts';

/** How many people a mass send would reach, and how many it would not. */
export interface MassSendPreview {
  reached: number;
  skipped: number;
}

/** A kind of request that is sent to everybody. */
export interface MassSend {
  readonly table: ResponseTableName;
  /** How the audit trail calls it. */
  readonly action: AuditAction;
  readonly send: SendRequests;
  /** What the reply says. */
  readonly message: string;
}

/** How far a mass send has come. */
export interface MassSendProgress {
  readonly step: number;
  readonly sent: number;
  /** People are sent to in the order of their ids. */
  readonly lastPersonId: number;
}

/** The reply to a mass send: how many people it reached, and how many it did not. */
export interface MassSendReply {
  readonly data: components['schemas']['MassSendResult'];
  readonly msg: string;
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

/** People of one step: what it takes to send to them holds up nobody for long. */
export const peoplePerStep = 10;

/** Steps until plans are made anew, which makes a step half as dear again. */
const stepsPerPlan = 10;

const beginning: MassSendProgress = { step: 0, sent: 0, lastPersonId: 0 };

/**
 * Sends to the next people who can get a request: active, with an address and without an open one.
 * Who ordered the mass send is kept with its first step, since a later one may never come.
 */
export async function sendToNext(
  context: OperationContext,
  { table, action, send, message }: MassSend,
  progress: MassSendProgress | undefined,
): Promise<Step<MassSendReply, MassSendProgress>> {
  const { db, company } = context;
  const { step, sent: sentBefore, lastPersonId } = progress ?? beginning;
  if (step % stepsPerPlan === 0) await forgetPlans(db);
  if (!progress) {
    await takeMailTry(context, requestMailings.massSend);
    const { reached, skipped } = await previewMassSend(db, company.id, table);
    await context.audit({ action, details: { reached, skipped } });
  }
  const people = await findNext(db, company.id, table, lastPersonId);
  const last = people.at(-1);
  const sent = sentBefore + (last ? (await send(people)).length : 0);
  if (last && people.length === peoplePerStep) {
    return { progress: { step: step + 1, sent, lastPersonId: last.id } };
  }
  const skipped = (await countPeople(db, company.id)) - sent;
  return { reply: { data: { qtdEnviados: sent, qtdIgnorados: skipped }, msg: message } };
}

/**
 * Has the connection plan its statements anew. Tables grow by a lot while people are sent to, and what
 * was planned when they were small, such as the checks of references, reads them from end to end.
 */
async function forgetPlans(db: Db): Promise<void> {
  await sql.raw('discard plans').execute(db);
}

function findNext(
  db: Db,
  companyId: number,
  table: ResponseTableName,
  lastPersonId: number,
): Promise<Recipient[]> {
  return db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '>', lastPersonId)
    .where('is_active', '=', true)
    .where('email', '!=', '')
    .where(({ not, exists, ref }) =>
      not(exists(peopleAsked(db, companyId, table).whereRef('person_id', '=', ref('person.id')))),
    )
    .select(['id', 'name'])
    .select(({ ref }) => ref('email').$notNull().as('email'))
    .orderBy('id')
    .limit(peoplePerStep)
    .execute();
}

async function countPeople(db: Db, companyId: number): Promise<number> {
  const { all } = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
}

/** The people who have an open request of one kind, by `person_id`. */
function peopleAsked(db: Db, companyId: number, table: ResponseTableName) {
  return inAnyKind(db)
    .selectFrom(table)
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .select('person_id');
}
