import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { mailNextLink } from '../../../shared/requests/answering-mail.ts';
import { findRecipient } from '../../../shared/requests/recipient.ts';
import { requestMailings } from '../../../shared/requests/request-mailings.ts';
import { trainingsMessages as texts } from '../trainings-messages.ts';
import { requireSendable } from './require-sendable.ts';
import { createSendingStore } from './sending-store.ts';
import { trainingLinks } from './training-links.ts';
import { trainingReminderMail } from './training-mails.ts';

/** Whom a training is sent to once more. */
export interface ResentTraining {
  readonly trainingId: number;
  readonly personId: number;
}

/** Mails a training once more to one of those whom it was sent to; links mailed before die within a day. */
export async function resendTraining(
  services: MailServices,
  context: OperationContext,
  { trainingId, personId }: ResentTraining,
): Promise<void> {
  const { db, company, audit } = context;
  const sendings = createSendingStore(db, company.id);
  const { title } = await requireSendable(sendings, trainingId);
  const assigned = found(await sendings.find(trainingId, personId));
  if (!assigned.sentAt) throw conflict(texts.neverSent);

  await takeMailTry(context, requestMailings.resend);
  const person = await findRecipient(context, personId, texts);
  const request = { responseId: trainingId, person, to: person.email };
  await mailNextLink(services, context, trainingLinks, request, (_request, mail) =>
    trainingReminderMail(mail, title),
  );
  await audit({
    action: 'training.resent',
    personId,
    subject: { kind: 'training', id: trainingId },
    details: { title, to: person.email },
  });
}
