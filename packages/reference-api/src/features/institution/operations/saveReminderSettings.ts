import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { ReminderPart } from '../../../shared/reminders/reminder-part.ts';
import { institutionMessages } from '../institution-messages.ts';
import { readReminders, saveReminders } from '../reminder-settings-service.ts';

/** Settles when people are reminded. */
export function saveReminderSettings(parts: readonly ReminderPart[]): Operation {
  return defineOperation('saveReminderSettings', async ({ body }, context) => {
    await saveReminders(context, body);
    return { data: await readReminders(context, parts), msg: institutionMessages.saved };
  });
}
