import type { components } from '@aferir/api-client';
import { countSkipped } from '@aferir/domain';
import { sql } from 'kysely';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { OperationContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { Step } from '../operation/operation.ts';
import { countAudience, findNext, type MassSendAudience, sizeOf } from './mass-send-audience.ts';
import { requestMailings } from './request-mailings.ts';
import type { ResponseTableName } from './response-table.ts';
import type { SendRequests } from './send-to-one.ts';

/** What a call to send to many asks for. */
export type MassSendOrder = components['schemas']['CreateRequestsForAll'];

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

/** People of one step: what it takes to send to them holds up nobody for long. */
export const peoplePerStep = 10;

/** Steps until plans are made anew, which makes a step half as dear again. */
const stepsPerPlan = 10;

const beginning: MassSendProgress = { step: 0, sent: 0, lastPersonId: 0 };

/**
 * Sends to the next people of those whom the order is for who can get a request. Who ordered the mass
 * send is the first step, since a later one may never come.
 */
export async function sendToNext(
  context: OperationContext,
  { table, action, send, message }: MassSend,
  order: MassSendOrder,
  progress: MassSendProgress | undefined,
): Promise<Step<MassSendReply, MassSendProgress>> {
  const { db, company } = context;
  const { somenteSemResultado: onlyWithoutResult, lstPessoas: personIds } = order;
  const audience = { companyId: company.id, table, onlyWithoutResult, personIds };
  if (!progress) {
    await takeMailTry(context, requestMailings.massSend);
    await context.audit({ action, details: await detailsOf(db, audience) });
    return { progress: beginning };
  }
  const { step, sent: sentBefore, lastPersonId } = progress;
  if (step % stepsPerPlan === 0) await forgetPlans(db);
  const people = await findNext(db, audience, lastPersonId, peoplePerStep);
  const last = people.at(-1);
  const sent = sentBefore + (last ? (await send(people)).length : 0);
  if (last && people.length === peoplePerStep) {
    return { progress: { step: step + 1, sent, lastPersonId: last.id } };
  }
  // Who was sent to may have got a result meanwhile, and so left those without one.
  const skipped = Math.max(0, (await sizeOf(db, audience)) - sent);
  return { reply: { data: { qtdEnviados: sent, qtdIgnorados: skipped }, msg: message } };
}

/** What the audit trail tells of a mass send: how many it is for, and how it was narrowed down. */
async function detailsOf(db: Db, audience: MassSendAudience) {
  const { onlyWithoutResult, personIds } = audience;
  const counts = await countAudience(db, audience);
  return {
    reached: counts.asked,
    skipped: countSkipped(counts),
    ...(onlyWithoutResult && { onlyWithoutResult }),
    ...(personIds && { chosen: personIds.length }),
  };
}

/**
 * Has the connection plan its statements anew. Tables grow by a lot while people are sent to, and what
 * was planned when they were small, such as the checks of references, reads them from end to end.
 */
async function forgetPlans(db: Db): Promise<void> {
  await sql.raw('discard plans').execute(db);
}
