import { createAudienceStore, leftToSend } from '../../../audience/audience-store.ts';
import type { OperationContext } from '../../../context.ts';
import { conflict } from '../../../errors/failures.ts';
import { takeMailTry } from '../../../mail/mail-throttle.ts';
import type { MailServices } from '../../../mail/mailer.ts';
import type { OperationReply, Step } from '../../../operation/operation.ts';
import { requestMailings } from '../../../requests/request-mailings.ts';
import { type SendingProgress, sendInSteps } from '../../../requests/send-in-steps.ts';
import { gameAudience } from '../game-audience.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { mailInvitations } from './mail-invitations.ts';
import { requireSendable } from './require-sendable.ts';
import { createSendingStore, type SentGame } from './sending-store.ts';

/** The reply to sending a game. */
type SendingReply = OperationReply<'sendGameInvitations'>;

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
  const { db, company, now } = context;
  const sendings = createSendingStore(db, company.id);
  const audience = createAudienceStore(db, company.id, gameAudience);
  const game = await requireSendable(sendings, gameId);
  return sendInSteps(
    db,
    {
      begin: () => begin(context, game),
      findNext: (lastPersonId, most) => audience.findNext(gameId, lastPersonId, most),
      async send(people) {
        await mailInvitations(services, context, game, people);
        const ids = people.map(({ id }) => id);
        await sendings.markSent(gameId, ids, now);
        return people.length;
      },
      async reply(sent) {
        const { inactive, withoutEmail } = await audience.count(gameId);
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

async function begin(context: OperationContext, { id, title }: SentGame): Promise<void> {
  const { db, company, audit } = context;
  const counts = await createAudienceStore(db, company.id, gameAudience).count(id);
  if (counts.all === 0) throw conflict(texts.noPeople);
  const reached = leftToSend(counts);
  if (reached === 0) throw conflict(texts.nobodyLeft);
  await takeMailTry(context, requestMailings.massSend);
  const skipped = counts.inactive + counts.withoutEmail;
  await audit({
    action: 'game.sent',
    subject: { kind: 'game', id },
    details: { title, reached, skipped },
  });
}
