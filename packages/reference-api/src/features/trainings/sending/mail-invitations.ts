import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import { mailFirstLinks } from '../../../shared/requests/answering-mail.ts';
import type { Recipient } from '../../../shared/requests/recipient.ts';
import type { SentTraining } from './sending-store.ts';
import { trainingLinks } from './training-links.ts';
import { trainingInvitationMail } from './training-mails.ts';

/** Makes the links of people whom a training was never sent to and mails them. */
export function mailInvitations(
  services: MailServices,
  origin: MailOrigin,
  { id: responseId, title }: Pick<SentTraining, 'id' | 'title'>,
  people: readonly Recipient[],
): Promise<void> {
  const requests = people.map((person) => ({ responseId, person, to: person.email }));
  return mailFirstLinks(services, origin, trainingLinks, requests, (_request, mail) =>
    trainingInvitationMail(mail, title),
  );
}
