import type { SavedReminderSettings } from '@aferir/domain';
import type { CompanyRow } from '../../platform/db/company-tables.ts';

/** When a company reminds people. */
export function reminderSettingsOf(company: CompanyRow): SavedReminderSettings {
  return {
    isOn: company.reminders_on,
    afterDays: company.reminder_days,
    atMost: company.reminder_limit,
    weekdays: company.reminder_weekdays,
    hour: company.reminder_hour,
    changedAt: company.reminders_changed_at,
  };
}
