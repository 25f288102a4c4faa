import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import { mailFirstLinks } from '../../../shared/requests/answering-mail.ts';
import type { Recipient } from '../../../shared/requests/recipient.ts';
import { gameLinks } from '../game-links.ts';
import { gameInvitationMail } from './game-mails.ts';
import type { SentGame } from './sending-store.ts';

/** Makes the links of people whom a game was never sent to and mails them. */
export function mailInvitations(
  services: MailServices,
  origin: MailOrigin,
  game: Pick<SentGame, 'id' | 'title' | 'isAnonymous'>,
  people: readonly Recipient[],
): Promise<void> {
  const requests = people.map((person) => ({ responseId: game.id, person, to: person.email }));
  return mailFirstLinks(services, origin, gameLinks, requests, (_request, mail) =>
    gameInvitationMail(mail, game),
  );
}
