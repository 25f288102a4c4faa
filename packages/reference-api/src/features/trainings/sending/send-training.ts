import { createAudienceStore, leftToSend } from '../../../audience/audience-store.ts';
import type { OperationContext } from '../../../context.ts';
import { conflict } from '../../../errors/failures.ts';
import { takeMailTry } from '../../../mail/mail-throttle.ts';
import type { MailServices } from '../../../mail/mailer.ts';
import type { OperationReply, Step } from '../../../operation/operation.ts';
import { requestMailings } from '../../../requests/request-mailings.ts';
import { type SendingProgress, sendInSteps } from '../../../requests/send-in-steps.ts';
import { trainingAudience } from '../training-audience.ts';
import { trainingsMessages as texts } from '../trainings-messages.ts';
import { mailInvitations } from './mail-invitations.ts';
import { requireSendable } from './require-sendable.ts';
import { createSendingStore, type SentTraining } from './sending-store.ts';

/** The reply to sending a training. */
type SendingReply = OperationReply<'sendTrainingInvitations'>;

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
  const { db, company, now } = context;
  const sendings = createSendingStore(db, company.id);
  const audience = createAudienceStore(db, company.id, trainingAudience);
  const training = await requireSendable(sendings, trainingId);
  return sendInSteps(
    db,
    {
      begin: () => begin(context, training),
      findNext: (lastPersonId, most) => audience.findNext(trainingId, lastPersonId, most),
      async send(people) {
        await mailInvitations(services, context, training, people);
        const ids = people.map(({ id }) => id);
        await sendings.markSent(trainingId, ids, now);
        return people.length;
      },
      async reply(sent) {
        const { inactive, withoutEmail } = await audience.count(trainingId);
        const data = {
          qtdEnviados: sent,
          qtdIgnorados: inactive + withoutEmail,
          qtdSemEmail: withoutEmail,
        };
        return { data, msg: texts.sent };
      },
    },
    progress,
  );
}

async function begin(context: OperationContext, { id, title }: SentTraining): Promise<void> {
  const { db, company, audit } = context;
  const counts = await createAudienceStore(db, company.id, trainingAudience).count(id);
  if (counts.all === 0) throw conflict(texts.noPeople);
  const reached = leftToSend(counts);
  if (reached === 0) throw conflict(texts.nobodyLeft);
  await takeMailTry(context, requestMailings.massSend);
  const skipped = counts.inactive + counts.withoutEmail;
  await audit({
    action: 'training.sent',
    subject: { kind: 'training', id },
    details: { title, reached, skipped },
  });
}
