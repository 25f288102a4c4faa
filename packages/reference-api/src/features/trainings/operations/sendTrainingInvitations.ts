import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { sendTrainingToNext } from '../sending/send-training.ts';

/** Mails a training to those of its people whom it was never sent to. */
export function sendTrainingInvitations(services: MailServices): Operation {
  return defineOperationInSteps(
    'sendTrainingInvitations',
    ({ query }, context, progress: SendingProgress | undefined) =>
      sendTrainingToNext(services, context, query.idTreinamento, progress),
  );
}
