import { setImmediate } from 'node:timers/promises';
import {
  dateOnlyOf,
  formatDate,
  isHoldingResults,
  isReleaseDay,
  localTimeOf,
  releaseDayFault,
} from '@aferir/domain';
import { type OperationContext, staffIdOf } from '../../../operation/context.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import { conflict, invalidField } from '../../../platform/errors/failures.ts';
import { inJob } from '../../../platform/jobs/in-job.ts';
import type { JobPayloads } from '../../../platform/jobs/job-queue.ts';
import { forgetPlansAt, peoplePerStep } from '../../../shared/requests/send-in-steps.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { lockCycle, noteCycle } from '../cycle-service.ts';
import { createCycleStore } from '../cycle-store.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { type CycleServices, findCycles } from './begin-cycles.ts';
import type { CycleWork } from './run-cycle.ts';

declare module '../../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** A cycle whose results were released, and have still to be opened to people. */
    'release-results': { companyId: number; cycleId: number };
  }
}

/** Releases the results of a cycle at once, or chooses the day on which they are; tells what was done as a sentence. */
export async function releaseResults(
  { jobs }: Pick<CyclePorts, 'jobs'>,
  context: OperationContext,
  { id, day }: { readonly id: number; readonly day: string | null },
): Promise<string> {
  const { db, company, now, actor } = context;
  const { store, current } = await lockHolding(context, id);
  const released_by = staffIdOf(actor);
  if (day !== null) {
    const fault = releaseDayFault(day, dateOnlyOf(now));
    if (fault) throw invalidField('dtLiberacao', fault);
    await store.move(id, { releases_on: day, released_by });
    await noteCycle(context, 'cycle.release-scheduled', current, { day });
    return texts.releaseScheduled(formatDate(day));
  }
  await store.move(id, { released_at: now, released_by });
  await jobs.enqueue(db, 'release-results', [{ companyId: company.id, cycleId: id }]);
  await noteCycle(context, 'cycle.released', current);
  return texts.releasing;
}

/** Takes the day back that was chosen: results stay held until somebody releases them. Tells so as a sentence. */
export async function takeReleaseDayBack(context: OperationContext, id: number): Promise<string> {
  const { store, current } = await lockHolding(context, id);
  const { releasesOn: day } = current;
  if (day === null) throw conflict(texts.noReleaseDay);
  await store.move(id, { releases_on: null, released_by: null });
  await noteCycle(context, 'cycle.release-unscheduled', current, { day });
  return texts.releaseUnscheduled;
}

/** Has everybody else who changes a cycle wait that holds its results. */
async function lockHolding(context: OperationContext, id: number) {
  const locked = await lockCycle(context, id);
  if (!locked.current.startedAt) throw conflict(texts.notBegun);
  if (!isHoldingResults(locked.current)) throw conflict(texts.notHeld);
  return locked;
}

/**
 * Releases the results whose day and hour have come. A cycle changes in the transaction that enqueues its job, so of all
 * processes that look one releases it.
 */
export async function releaseDueResults(services: CycleServices): Promise<void> {
  for (const { company_id: companyId, id: cycleId } of await findCycles(
    services,
    'cycles_to_release',
  )) {
    await inJob(services, companyId, async ({ db, now, audit }) => {
      const store = createCycleStore(db, companyId);
      const cycle = await store.lock(cycleId);
      if (!cycle || !isReleaseDay(cycle, localTimeOf(now).day)) return;
      await store.move(cycleId, { released_at: now });
      await services.jobs.enqueue(db, 'release-results', [{ companyId, cycleId }]);
      await noteCycle({ audit }, 'cycle.released', cycle);
    });
  }
}

/**
 * Opens the results of a released cycle, a few people a transaction. What is left is read from rows each time, so that a
 * process that takes the job up again, or works on it beside another, tells nobody twice.
 */
export async function openResults(
  work: CycleWork,
  { companyId, cycleId }: JobPayloads['release-results'],
): Promise<void> {
  const takeStep = (step: number) =>
    inJob(work, companyId, async ({ db, now }) => {
      await forgetPlansAt(db, step);
      const cycle = await createCycleStore(db, companyId).lock(cycleId);
      if (!cycle?.releasedAt) return 0;
      const company = await readCompany(db, companyId);
      const { held } = work.requestsOf(cycle.kind);
      const next = { cycleId, most: peoplePerStep };
      return (await held?.releaseNext(work, { db, company, now }, next)) ?? 0;
    });
  for (let step = 0; (await takeStep(step)) > 0; step += 1) {
    // Requests that wait for the database go first.
    await setImmediate();
  }
}
