import type { components } from '@aferir/api-client';
import { countSkipped, type UnmanagedScope } from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import type { Step } from '../../operation/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { loadUnmanaged } from '../../platform/db/without-manager.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import {
  countAudience,
  countUnmailed,
  findNext,
  type MassSendAudience,
  sizeOf,
} from './mass-send-audience.ts';
import { createOncePerOrder } from './once-per-order.ts';
import type { RequestKind, SendRequests } from './request-kind.ts';
import { requestMailings } from './request-mailings.ts';
import { type SendingProgress, sendInSteps } from './send-in-steps.ts';

/** What a call to send to many asks for. */
export type MassSendOrder = components['schemas']['CreateRequestsForAll'];

/** A mass send, and how far it has come. */
export interface MassSend {
  readonly order: MassSendOrder;
  readonly progress: SendingProgress | undefined;
}

/** The reply to a mass send: how many people it reached, and how many it did not. */
export interface MassSendReply {
  readonly data: components['schemas']['MassSendResult'];
  readonly msg: string;
}

const unmanagedOnce = createOncePerOrder<UnmanagedScope>();

/**
 * Sends to the next people of those whom the order is for who can get a request. Who ordered the mass
 * send is the first step, since a later one may never come.
 */
export async function sendToNext(
  context: OperationContext,
  { table, audit, texts }: RequestKind,
  { order, progress }: MassSend,
  send: SendRequests,
): Promise<Step<MassSendReply, SendingProgress>> {
  const { db, company } = context;
  const { somenteSemResultado: onlyWithoutResult, lstPessoas: personIds } = order;
  const exceptUnmanaged = order.somenteComGestor
    ? await unmanagedOnce(order, () => loadUnmanaged(db, company.id))
    : undefined;
  const audience = { companyId: company.id, table, onlyWithoutResult, personIds, exceptUnmanaged };
  return sendInSteps(
    db,
    {
      async begin() {
        await takeMailTry(context, requestMailings.massSend);
        await context.audit({ action: audit.sentToAll, details: await detailsOf(db, audience) });
      },
      findNext: (lastPersonId, most) => findNext(db, audience, lastPersonId, most),
      async send(people) {
        const ids = await send(people);
        return { sent: ids.length, unmailed: await countUnmailed(db, audience, ids) };
      },
      async reply({ sent, unmailed = 0 }) {
        // Who was sent to may have got a result meanwhile, and so left those without one.
        const skipped = Math.max(0, (await sizeOf(db, audience)) - sent);
        const data = { qtdEnviados: sent, qtdIgnorados: skipped, qtdSemEmail: unmailed };
        return { data, msg: texts.massSendStarted };
      },
    },
    progress,
  );
}

/** What the audit trail tells of a mass send: how many it is for, and how it was narrowed down. */
async function detailsOf(db: Db, audience: MassSendAudience) {
  const { onlyWithoutResult, personIds, exceptUnmanaged } = audience;
  const counts = await countAudience(db, audience);
  return {
    reached: counts.asked,
    skipped: countSkipped(counts),
    ...(counts.unmailed > 0 && { withoutEmail: counts.unmailed }),
    ...(onlyWithoutResult && { onlyWithoutResult }),
    ...(exceptUnmanaged && { onlyWithManager: true }),
    ...(personIds && { chosen: personIds.length }),
  };
}
