import { byLanguage, formatDate } from '@aferir/domain';
import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { missingMailTexts } from './missing-mail-texts.ts';

/** The most names in a mail before the rest is counted. */
const MOST_NAMES = 40;

const listIn = byLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

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
  const { language } = mail.sender;
  const texts = missingMailTexts[language];
  const { deadline: due, deadlinePassed } = mailTexts[language];
  const until = deadline.hasPassed ? deadlinePassed : due;
  const rest = names.length - MOST_NAMES;
  const named = rest > 0 ? [...names.slice(0, MOST_NAMES), texts.more(rest)] : names;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader(names.length),
    paragraphs: [
      texts.missing(cycle, names.length),
      `${listIn(language).format(named)}.`,
      until(formatDate(deadline.day, language)),
      texts.asked,
    ],
  });
}
