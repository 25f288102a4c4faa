import { conjunctionIn, formatDate } from '@aferir/domain';
import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { missingMailTexts } from './missing-mail-texts.ts';

/** The most names in a mail before the rest is counted. */
const MOST_NAMES = 40;

/** What a manager is told of those of their people who have still to answer. */
export interface MissingMail extends PersonMail {
  /** Its name. */
  readonly cycle: string;
  /** The last day for answers, YYYY-MM-DD, and whether it has passed. */
  readonly deadline: { readonly day: string; readonly hasPassed: boolean };
  /** Who is missing, in their order, and whether their request has reached them by mail. */
  readonly people: readonly { readonly name: string; readonly isReached: boolean }[];
}

/**
 * Tells a manager who of their people has still to answer, and whom no mail has asked; it has no link, since nothing waits
 * for the manager.
 */
export function missingMail({ cycle, deadline, people, ...mail }: MissingMail): MailContent {
  const { language } = mail.sender;
  const texts = missingMailTexts[language];
  const { deadline: due, deadlinePassed } = mailTexts[language];
  const until = deadline.hasPassed ? deadlinePassed : due;
  const listed = (some: MissingMail['people']) => {
    const rest = some.length - MOST_NAMES;
    const names = some.slice(0, MOST_NAMES).map(({ name }) => name);
    return conjunctionIn(language).format(rest > 0 ? [...names, texts.more(rest)] : names);
  };
  const unreached = people.filter(({ isReached }) => !isReached);
  const others = people.length - unreached.length;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader(people.length),
    paragraphs: [
      texts.missing(cycle, people.length),
      `${listed(people)}.`,
      until(formatDate(deadline.day, language)),
      ...(unreached.length === 0
        ? [texts.asked]
        : [
            texts.unreached(listed(unreached), unreached.length),
            ...(others > 0 ? [texts.othersAsked(others)] : []),
          ]),
    ],
  });
}
