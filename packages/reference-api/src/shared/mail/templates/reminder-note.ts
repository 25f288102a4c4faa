import { formatDate, type Language } from '@aferir/domain';
import { mailTexts } from '../mail-texts.ts';

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
export function reminderParagraph(
  { number, atMost, deadline }: ReminderNote,
  language: Language,
): string {
  const texts = mailTexts[language];
  const which = texts.reminderNote(number, Math.max(number, atMost));
  if (!deadline) return which;
  const until = deadline.hasPassed ? texts.deadlinePassed : texts.deadline;
  return `${until(formatDate(deadline.day, language))} ${which}`;
}
