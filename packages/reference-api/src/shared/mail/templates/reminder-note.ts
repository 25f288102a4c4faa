import { formatDate } from '@aferir/domain';
import { mailMessages } from '../mail-messages.ts';

/** Which reminder a mail is, that nobody has sent by hand. */
export interface ReminderNote {
  /** Counted from 1. */
  readonly number: number;
  /** How many there are of the same thing. */
  readonly atMost: number;
  /** The last day for answers, YYYY-MM-DD, and whether it has passed; left out where there is none. */
  readonly deadline?: { readonly day: string; readonly hasPassed: boolean };
}

/** What a mail says of being a reminder: which one it is, and what ends them. */
export function reminderParagraph({ number, atMost, deadline }: ReminderNote): string {
  const which = mailMessages.reminderNote(number, Math.max(number, atMost));
  if (!deadline) return which;
  const { deadline: until, deadlinePassed } = mailMessages;
  return `${(deadline.hasPassed ? deadlinePassed : until)(formatDate(deadline.day))} ${which}`;
}
