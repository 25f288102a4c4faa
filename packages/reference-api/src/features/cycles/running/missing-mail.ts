import { formatDate } from '@aferir/domain';
import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { missingMailMessages as texts } from './missing-mail-messages.ts';

/** What a manager is told of those of their people who have still to answer. */
export interface MissingMail extends PersonMail {
  /** Its name. */
  readonly cycle: string;
  /** The last day for answers, YYYY-MM-DD, and whether it has passed. */
  readonly deadline: { readonly day: string; readonly hasPassed: boolean };
  /** Who is missing, by name, in their order. */
  readonly names: readonly string[];
}

/** Tells a manager who of their people has still to answer; it has no link, since nothing waits for the manager. */
export function missingMail({ cycle, deadline, names, ...mail }: MissingMail): MailContent {
  const until = deadline.hasPassed ? mailMessages.deadlinePassed : mailMessages.deadline;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader(names.length),
    paragraphs: [
      texts.missing(cycle, names.length),
      texts.names(names),
      until(formatDate(deadline.day)),
      texts.asked,
    ],
  });
}
