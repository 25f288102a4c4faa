import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import {
  type AddressMail,
  type AddressTexts,
  layOutWithAddress,
} from '../../../shared/mail/templates/person-mail.ts';
import { gameMailMessages } from './game-mail-messages.ts';
import type { SentGame } from './sending-store.ts';

const { anonymous, named, validity, invitation, reminder } = gameMailMessages;

/** What a mail tells of its game. */
type MailedGame = Pick<SentGame, 'title' | 'isAnonymous'>;

/** The first mail with somebody's address of a game. */
export function gameInvitationMail(mail: AddressMail, game: MailedGame): MailContent {
  return layOut(mail, game, invitation);
}

/** The game once more, with a new address. */
export function gameReminderMail(mail: AddressMail, game: MailedGame): MailContent {
  return layOut(mail, game, reminder);
}

function layOut(
  mail: AddressMail,
  { title, isAnonymous }: MailedGame,
  texts: typeof invitation | typeof reminder,
): MailContent {
  const about: AddressTexts = {
    ...texts,
    validity,
    subject: (company) => texts.subject(company, title),
  };
  return layOutWithAddress(about, mail, {
    preheader: texts.preheader,
    // Whoever answers without a name is asked for none beside it.
    portalText: isAnonymous ? undefined : mailMessages.portalTexts.others,
    paragraphs: [
      texts.invitation(mail.sender.name, title),
      isAnonymous ? anonymous : named,
      texts.resume,
    ],
  });
}
