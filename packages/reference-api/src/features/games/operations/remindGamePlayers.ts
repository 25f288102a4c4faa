import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { remindNextPlayers } from '../sending/remind-players.ts';

/** Reminds those whom a game was sent to and who have not answered it to the end. */
export function remindGamePlayers(services: MailServices): Operation {
  return defineOperationInSteps(
    'remindGamePlayers',
    ({ query }, context, progress: SendingProgress | undefined) =>
      remindNextPlayers(services, context, query.idJogo, progress),
  );
}
