import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { sendGameToNext } from '../sending/send-game.ts';

/** Mails a game to those of its people whom it was never sent to. */
export function sendGameInvitations(services: MailServices): Operation {
  return defineOperationInSteps(
    'sendGameInvitations',
    ({ query }, context, progress: SendingProgress | undefined) =>
      sendGameToNext(services, context, query.idJogo, progress),
  );
}
