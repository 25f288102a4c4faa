import { isCycleReminderDay, localTimeOf, stateOfCycle } from '@aferir/domain';
import { sql } from 'kysely';
import type { Services } from '../../../operation/context.ts';
import { inJob } from '../../../platform/jobs/in-job.ts';
import { noteCycle } from '../cycle-service.ts';
import { createCycleStore } from '../cycle-store.ts';
import { begin } from './start-cycle.ts';

/** What it takes to see whose day has come. */
export type CycleServices = Pick<Services, 'database' | 'clock' | 'jobs'>;

interface Found {
  readonly company_id: number;
  readonly id: number;
}

/**
 * Has the scheduled cycles begin whose day and hour have come. A cycle changes in the transaction that enqueues its job,
 * so of all processes that look one begins it.
 */
export async function beginScheduledCycles(services: CycleServices): Promise<void> {
  const found = await findCycles(services, 'cycles_to_begin');
  for (const { company_id: companyId, id: cycleId } of found) {
    await inJob(services, companyId, async ({ db, now, audit }) => {
      const store = createCycleStore(db, companyId);
      const cycle = await store.lock(cycleId);
      if (!cycle || stateOfCycle(cycle) !== 'scheduled') return;
      await begin(store, cycleId, { now, startedBy: cycle.startedBy });
      await services.jobs.enqueue(db, 'run-cycle', [{ companyId, cycleId }]);
      await noteCycle({ audit }, 'cycle.started', cycle);
    });
  }
}

/** Has the reminders sent of the cycles that remind today and have not begun to; of all processes that look one begins. */
export async function beginCycleReminders(services: CycleServices): Promise<void> {
  const { day } = localTimeOf(services.clock.now());
  const found = await findCycles(services, 'cycles_to_remind');
  for (const { company_id: companyId, id: cycleId } of found) {
    await services.database.inCompany(companyId, async (db) => {
      const store = createCycleStore(db, companyId);
      const cycle = await store.lock(cycleId);
      if (!cycle || stateOfCycle(cycle) !== 'running' || !isCycleReminderDay(cycle, day)) return;
      if (cycle.remindersBegunOn === day) return;
      await store.move(cycleId, { reminders_begun_on: day, managers_told_up_to: null });
      await services.jobs.enqueue(db, 'remind-cycle', [{ companyId, cycleId, day }]);
    });
  }
}

/** Finds the cycles of all companies that something is to be done with now. */
export function findCycles(
  { database, clock }: CycleServices,
  name: 'cycles_to_begin' | 'cycles_to_remind' | 'cycles_to_release',
): Promise<readonly Found[]> {
  const { day, hour } = localTimeOf(clock.now());
  return database.inPlatform(async (db) => {
    const { rows } = await sql<Found>`
      select company_id, id from ${sql.raw(name)}(${day}, ${hour})`.execute(db);
    return rows;
  });
}
