import type { OperationContext } from '../../../operation/context.ts';
import type { Step } from '../../../operation/operation.ts';
import { type SendingReply, sendToAudience } from '../../../shared/audience/send-to-audience.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { gameAudience } from '../game-audience.ts';
import { gamesMessages } from '../games-messages.ts';
import { mailInvitations } from './mail-invitations.ts';
import { requireSendable } from './require-sendable.ts';
import { createSendingStore } from './sending-store.ts';

/**
 * Sends a game to the next of its people whom it was never sent to. It is held in each step, so that two who send it
 * at once reach nobody twice, and that it stops where the game is closed meanwhile.
 */
export async function sendGameToNext(
  services: MailServices,
  context: OperationContext,
  gameId: number,
  progress: SendingProgress | undefined,
): Promise<Step<SendingReply, SendingProgress>> {
  const sendings = createSendingStore(context.db, context.company.id);
  const game = await requireSendable(sendings, gameId);
  return sendToAudience(
    context,
    {
      table: gameAudience,
      audit: { action: 'game.sent', subject: 'game' },
      texts: gamesMessages,
      thing: game,
      mail: (people) => mailInvitations(services, context, game, people),
      markSent: sendings.markSent,
    },
    progress,
  );
}
