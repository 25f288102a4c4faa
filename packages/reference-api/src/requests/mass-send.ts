import type { components } from '@aferir/api-client';
import { countSkipped } from '@aferir/domain';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { OperationContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { Step } from '../operation/operation.ts';
import { countAudience, findNext, type MassSendAudience, sizeOf } from './mass-send-audience.ts';
import { requestMailings } from './request-mailings.ts';
import type { ResponseTableName } from './response-table.ts';
import { type SendingProgress, sendInSteps } from './send-in-steps.ts';
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

/** The reply to a mass send: how many people it reached, and how many it did not. */
export interface MassSendReply {
  readonly data: components['schemas']['MassSendResult'];
  readonly msg: string;
}

/**
 * Sends to the next people of those whom the order is for who can get a request. Who ordered the mass
 * send is the first step, since a later one may never come.
 */
export function sendToNext(
  context: OperationContext,
  { table, action, send, message }: MassSend,
  order: MassSendOrder,
  progress: SendingProgress | undefined,
): Promise<Step<MassSendReply, SendingProgress>> {
  const { db, company } = context;
  const { somenteSemResultado: onlyWithoutResult, lstPessoas: personIds } = order;
  const audience = { companyId: company.id, table, onlyWithoutResult, personIds };
  return sendInSteps(
    db,
    {
      async begin() {
        await takeMailTry(context, requestMailings.massSend);
        await context.audit({ action, details: await detailsOf(db, audience) });
      },
      findNext: (lastPersonId, most) => findNext(db, audience, lastPersonId, most),
      send: async (people) => (await send(people)).length,
      async reply(sent) {
        // Who was sent to may have got a result meanwhile, and so left those without one.
        const skipped = Math.max(0, (await sizeOf(db, audience)) - sent);
        return { data: { qtdEnviados: sent, qtdIgnorados: skipped }, msg: message };
      },
    },
    progress,
  );
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
