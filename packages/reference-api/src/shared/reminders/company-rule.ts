import { isReminderDue, localTimeOf, startOfDay } from '@aferir/domain';
import { reminderSettingsOf } from './company-reminders.ts';
import { listDue } from './due-reminders.ts';
import { type ReminderRule, type ReminderWork, sendReminders } from './send-reminders.ts';

declare module '../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** `day`: the one in São Paulo whose reminders they are, YYYY-MM-DD. */
    'send-reminders': { companyId: number; day: string };
  }
}

/** Sends the reminders of a day by the rule of the company. */
export function sendCompanyReminders(
  work: ReminderWork,
  { companyId, day }: { readonly companyId: number; readonly day: string },
): Promise<void> {
  return sendReminders(work, companyId, companyRule(day));
}

function companyRule(day: string): ReminderRule {
  return {
    list: ({ db, company, now }, part) =>
      listDue({ db, company, settings: reminderSettingsOf(company), now }, part),
    async isOver({ company, now }) {
      const { isOn, weekdays } = reminderSettingsOf(company);
      return !isOn || isDayOver(weekdays, day, now);
    },
    isDue: ({ company, now }, target) =>
      isReminderDue({ ...target, isOpen: true }, reminderSettingsOf(company), now),
    noteOf: ({ company }, number) => ({ number, atMost: reminderSettingsOf(company).atMost }),
  };
}

/** Whether the day of the job is over, or is none for reminders any more. A clock that is behind is none of that. */
function isDayOver(weekdays: readonly number[], day: string, now: Date): boolean {
  return localTimeOf(now).day > day || !weekdays.includes(localTimeOf(startOfDay(day)).weekday);
}
