import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import {
  type AddressMail,
  type AddressTexts,
  layOutWithAddress,
} from '../../../shared/mail/templates/person-mail.ts';
import { gameMailTexts } from './game-mail-texts.ts';
import type { SentGame } from './sending-store.ts';

/** What a mail tells of its game. */
type MailedGame = Pick<SentGame, 'title' | 'isAnonymous'>;

/** The first mail with somebody's address of a game. */
export function gameInvitationMail(mail: AddressMail, game: MailedGame): MailContent {
  return layOut(mail, game, 'invitation');
}

/** The game once more, with a new address. */
export function gameReminderMail(mail: AddressMail, game: MailedGame): MailContent {
  return layOut(mail, game, 'reminder');
}

function layOut(
  mail: AddressMail,
  { title, isAnonymous }: MailedGame,
  occasion: 'invitation' | 'reminder',
): MailContent {
  const { name, language } = mail.sender;
  const { anonymous, named, validity, [occasion]: texts } = gameMailTexts[language];
  const about: AddressTexts = {
    ...texts,
    validity,
    subject: (company) => texts.subject(company, title),
  };
  return layOutWithAddress(about, mail, {
    preheader: texts.preheader,
    // Whoever answers without a name is asked for none beside it.
    portalText: isAnonymous ? undefined : mailTexts[language].portalTexts.others,
    paragraphs: [texts.invitation(name, title), isAnonymous ? anonymous : named, texts.resume],
  });
}
