import { mailMessages } from '../mail-messages.ts';

/** Which reminder a mail is, that nobody has sent by hand. */
export interface ReminderNote {
  /** Counted from 1. */
  readonly number: number;
  /** How many there are of the same thing. */
  readonly atMost: number;
}

/** What a mail says of being a reminder: which one it is, and what ends them. */
export function reminderParagraph({ number, atMost }: ReminderNote): string {
  return mailMessages.reminderNote(number, Math.max(number, atMost));
}
