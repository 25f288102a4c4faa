import { isCycleReminderDay, isCycleReminderDue, localTimeOf, stateOfCycle } from '@aferir/domain';
import { listOfCycle } from '../../../shared/reminders/due-reminders.ts';
import type { ReminderPart } from '../../../shared/reminders/reminder-part.ts';
import {
  type ReminderRule,
  type ReminderWork,
  sendReminders,
} from '../../../shared/reminders/send-reminders.ts';
import { createCycleStore, type StoredCycle } from '../cycle-store.ts';
import { type TellingWork, tellManagers } from './tell-managers.ts';

declare module '../../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** `day`: the one in São Paulo whose reminders they are, YYYY-MM-DD. */
    'remind-cycle': { companyId: number; cycleId: number; day: string };
  }
}

/**
 * Sends the reminders of a cycle's day: to whom it waits for; where it reminds managers too, to those for whose ratings it
 * waits, and to each who manages somebody who has still to answer.
 */
export async function remindCycle(
  work: ReminderWork & TellingWork,
  { companyId, cycleId, day }: { companyId: number; cycleId: number; day: string },
): Promise<void> {
  const cycle = await work.database.reading(companyId, (db) =>
    createCycleStore(db, companyId).find(cycleId),
  );
  if (!cycle) return;
  const parts = work.parts.filter((part) => isPartOf(cycle, part));
  await sendReminders({ ...work, parts }, companyId, cycleRule(cycle, day));
  if (!cycle.remindsManagers) return;
  const isOver = (current: StoredCycle) => isDayOver(current, day, work.clock.now());
  await tellManagers(work, { companyId, cycleId }, { day, isOver });
}

function isPartOf({ kind, remindsManagers }: StoredCycle, { link }: ReminderPart): boolean {
  return link.kind === kind && (remindsManagers || link.role !== 'manager');
}

/** Whether no more of a day's reminders are to be sent. */
function isDayOver(cycle: StoredCycle, day: string, now: Date): boolean {
  const isRunning = stateOfCycle(cycle) === 'running';
  return !isRunning || localTimeOf(now).day > day || !isCycleReminderDay(cycle, day);
}

function cycleRule(cycle: StoredCycle, day: string): ReminderRule {
  const { id, dueOn, reminderDays } = cycle;
  return {
    list: (moment, part) => listOfCycle(moment, part, id),
    async isOver({ db, company, now }) {
      const current = await createCycleStore(db, company.id).find(id);
      return !current || isDayOver(current, day, now);
    },
    isDue: ({ now }, target) => isCycleReminderDue({ ...target, isOpen: true }, now),
    noteOf: (_moment, number) => ({
      number,
      atMost: reminderDays.length,
      deadline: { day: dueOn, hasPassed: day > dueOn },
    }),
  };
}
