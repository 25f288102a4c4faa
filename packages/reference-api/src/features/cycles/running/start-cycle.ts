import { dateOnlyOf, deadlineFault, formatDate } from '@aferir/domain';
import { type OperationContext, staffIdOf } from '../../../operation/context.ts';
import { requireVersion, type SavedRecord } from '../../../operation/find-for-change.ts';
import { conflict, invalidField } from '../../../platform/errors/failures.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import { requestMailings } from '../../../shared/requests/request-mailings.ts';
import { sizeOfRule } from '../audience/preview-rule.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { lockCycle, noteCycle, requireMove } from '../cycle-service.ts';
import type { CycleStore, StoredCycle } from '../cycle-store.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';

/** Begins a cycle, or has it begin on its opening day; tells what to say of it. */
export async function startCycleOf(
  ports: CyclePorts,
  context: OperationContext,
  { id, version, isNow }: SavedRecord & { readonly isNow: boolean },
): Promise<{ readonly cycle: StoredCycle; readonly text: string }> {
  const { db, company, now, actor } = context;
  const { store, current } = await lockCycle(context, id);
  requireVersion(current, version, texts.changedMeanwhile);
  requireMove(current, 'canStart', texts.begun);
  const today = dateOnlyOf(now);
  const begins = isNow ? null : current.opensOn;
  const fault = deadlineFault({ opensOn: begins, dueOn: current.dueOn }, today);
  if (fault) throw invalidField('dtPrazo', fault);
  const obstacle = await ports.requestsOf(current.kind).obstacle(context);
  if (obstacle) throw conflict(obstacle);
  if ((await sizeOfRule(db, company.id, current.audience)) === 0) throw conflict(texts.nobody);
  await takeMailTry(context, requestMailings.massSend);

  const startedBy = staffIdOf(actor);
  if (begins !== null && begins > today) {
    await store.move(id, { scheduled_at: now, started_by: startedBy });
    await noteCycle(context, 'cycle.scheduled', current, { day: begins });
    return { cycle: { ...current, scheduledAt: now }, text: texts.scheduled(formatDate(begins)) };
  }
  await begin(store, id, { now, startedBy });
  await ports.jobs.enqueue(db, 'run-cycle', [{ companyId: company.id, cycleId: id }]);
  await noteCycle(context, 'cycle.started', current);
  return { cycle: { ...current, startedAt: now }, text: texts.started };
}

/** Makes a scheduled cycle a draft again. */
export async function unscheduleCycleOf(context: OperationContext, id: number): Promise<void> {
  const { store, current } = await lockCycle(context, id);
  requireMove(current, 'canUnschedule', texts.notScheduled);
  await store.move(id, { scheduled_at: null, started_by: null });
  await noteCycle(context, 'cycle.unscheduled', current);
}

/** Has a cycle be under way from now on: whom its rule finds is looked for from the first person on. */
export function begin(
  store: CycleStore,
  id: number,
  { now, startedBy }: { readonly now: Date; readonly startedBy: number | null },
): Promise<void> {
  return store.move(id, { started_at: now, started_by: startedBy, found_up_to: 0 });
}
