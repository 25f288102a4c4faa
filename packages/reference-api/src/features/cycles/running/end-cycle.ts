import { dateOnlyOf, deadlineFault } from '@aferir/domain';
import { type OperationContext, staffIdOf } from '../../../operation/context.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { lockCycle, noteCycle, requireMove } from '../cycle-service.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';

/** Moves the deadline of a cycle that is under way. */
export async function moveDeadline(
  context: OperationContext,
  { id, dueOn }: { readonly id: number; readonly dueOn: string },
): Promise<void> {
  const { now } = context;
  const { store, current } = await lockCycle(context, id);
  requireMove(current, 'canChangeWhileRunning', texts.notRunning);
  const fault = deadlineFault({ opensOn: null, dueOn }, dateOnlyOf(now));
  if (fault) throw invalidField('dtPrazo', fault);
  await store.move(id, { due_on: dueOn });
  await noteCycle(context, 'cycle.deadline-moved', current, { from: current.dueOn, to: dueOn });
}

/** Closes a cycle; what nobody has answered is cancelled behind the request where that is asked for. */
export async function closeCycleOf(
  { jobs }: CyclePorts,
  context: OperationContext,
  { id, cancelsOpen }: { readonly id: number; readonly cancelsOpen: boolean },
): Promise<void> {
  const { db, company, now, actor } = context;
  const { store, current } = await lockCycle(context, id);
  requireMove(current, 'canClose', texts.notRunning);
  await store.move(id, {
    closed_at: now,
    closed_by: staffIdOf(actor),
    cancels_open: cancelsOpen,
    found_up_to: null,
  });
  if (cancelsOpen) {
    await jobs.enqueue(db, 'run-cycle', [{ companyId: company.id, cycleId: id }]);
  }
  await noteCycle(context, 'cycle.closed', current, { cancelsOpen });
}
