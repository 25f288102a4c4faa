import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { ReminderPart } from '../../../shared/reminders/reminder-part.ts';
import { readReminders } from '../reminder-settings-service.ts';

/** Reads when people are reminded, and how many that would be now. */
export function getReminderSettings(parts: readonly ReminderPart[]): Operation {
  return defineReading('getReminderSettings', async (_input, context) => ({
    data: await readReminders(context, parts),
  }));
}
