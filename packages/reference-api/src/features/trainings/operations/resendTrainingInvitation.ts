import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { resendTraining } from '../sending/resend-training.ts';
import { trainingsMessages as texts } from '../trainings-messages.ts';

/** Mails a training to one person again. */
export function resendTrainingInvitation(services: MailServices): Operation {
  return defineOperation('resendTrainingInvitation', async ({ params }, context) => {
    const { idTreinamento: trainingId, idPessoa: personId } = params;
    await resendTraining(services, context, { trainingId, personId });
    return { data: null, msg: texts.resent };
  });
}
