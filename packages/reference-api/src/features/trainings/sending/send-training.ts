import type { OperationContext } from '../../../operation/context.ts';
import type { Step } from '../../../operation/operation.ts';
import { type SendingReply, sendToAudience } from '../../../shared/audience/send-to-audience.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { trainingAudience } from '../training-audience.ts';
import { trainingsMessages } from '../trainings-messages.ts';
import { mailInvitations } from './mail-invitations.ts';
import { requireSendable } from './require-sendable.ts';
import { createSendingStore } from './sending-store.ts';

/**
 * Sends a training to the next of its people whom it was never sent to. It is held in each step, so that two who send
 * it at once reach nobody twice, and that it stops where the training is deactivated meanwhile.
 */
export async function sendTrainingToNext(
  services: MailServices,
  context: OperationContext,
  trainingId: number,
  progress: SendingProgress | undefined,
): Promise<Step<SendingReply, SendingProgress>> {
  const sendings = createSendingStore(context.db, context.company.id);
  const training = await requireSendable(sendings, trainingId);
  return sendToAudience(
    context,
    {
      table: trainingAudience,
      audit: { action: 'training.sent', subject: 'training' },
      texts: trainingsMessages,
      thing: training,
      mail: (people) => mailInvitations(services, context, training, people),
      markSent: sendings.markSent,
    },
    progress,
  );
}
