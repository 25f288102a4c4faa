import type { components } from '@aferir/api-client';
import type { OperationContext } from '../../../operation/context.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { digest, makeToken } from '../../../platform/security/tokens.ts';
import { requireHanding } from '../../../shared/requests/hand-link.ts';
import { lockCycle, noteCycle, requireMove } from '../cycle-service.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { endTotem } from './totem-store.ts';

/** Opens the totem of a running cycle. One that was open ends. */
export async function openTotem(
  context: OperationContext,
  cycleId: number,
): Promise<components['schemas']['OpenedTotem']> {
  const { db, company, now } = context;
  requireHanding(context);
  const { current } = await lockCycle(context, cycleId);
  requireMove(current, 'canChangeWhileRunning', texts.notRunning);
  await endTotem(db, company.id, cycleId, now);
  const code = makeToken();
  await db
    .insertInto('cycle_totem')
    .values({
      company_id: company.id,
      cycle_id: cycleId,
      token_hash: digest(code),
      opened_at: now,
      ended_at: null,
    })
    .execute();
  await noteCycle(context, 'cycle.totem-opened', current);
  return { codigo: code, dtAbertura: now.toISOString() };
}

/** Closes the totem of a cycle. */
export async function closeTotem(context: OperationContext, cycleId: number): Promise<void> {
  const { db, company, now } = context;
  const { current } = await lockCycle(context, cycleId);
  const wasOpen = await endTotem(db, company.id, cycleId, now);
  if (!wasOpen) throw conflict(texts.noTotem);
  await noteCycle(context, 'cycle.totem-closed', current);
}
