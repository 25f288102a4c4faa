import type { OperationContext } from '../../../operation/context.ts';
import type { OperationReply, Step } from '../../../operation/operation.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { mailNextLink } from '../../../shared/requests/answering-mail.ts';
import { requestMailings } from '../../../shared/requests/request-mailings.ts';
import { type SendingProgress, sendInSteps } from '../../../shared/requests/send-in-steps.ts';
import { gameLinks } from '../game-links.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { gameReminderMail } from './game-mails.ts';
import { requireSendable } from './require-sendable.ts';
import { createSendingStore, type SentGame } from './sending-store.ts';

/** The reply to reminding people of a game. */
type ReminderReply = OperationReply<'remindGamePlayers'>;

/** Mails a game once more to the next of those whom it was sent to and who have not answered it to the end. */
export async function remindNextPlayers(
  services: MailServices,
  context: OperationContext,
  gameId: number,
  progress: SendingProgress | undefined,
): Promise<Step<ReminderReply, SendingProgress>> {
  const { db, company, now } = context;
  const sendings = createSendingStore(db, company.id);
  const game = await requireSendable(sendings, gameId);
  return sendInSteps(
    db,
    {
      begin: () => begin(context, game),
      findNext: (lastPersonId, most) => sendings.findNextToRemind(gameId, now, lastPersonId, most),
      async send(people) {
        for (const person of people) {
          // Who is reminded has not answered, which of an anonymous game nobody is told.
          const isListed = !game.isAnonymous;
          const request = { responseId: gameId, person, to: person.email, isListed };
          await mailNextLink(services, context, gameLinks, request, (_request, mail) =>
            gameReminderMail(mail, game),
          );
        }
        await sendings.markReminded(
          gameId,
          people.map(({ id }) => id),
          now,
        );
        return { sent: people.length };
      },
      reply: async ({ sent }) => ({
        data: { qtdEnviados: sent, qtdIgnorados: 0, qtdSemEmail: 0 },
        msg: texts.sent,
      }),
    },
    progress,
  );
}

async function begin(context: OperationContext, { id, title, sentAt }: SentGame): Promise<void> {
  const { db, company, audit, now } = context;
  if (!sentAt) throw conflict(texts.neverSent);
  const reached = await createSendingStore(db, company.id).countToRemind(id, now);
  if (reached === 0) throw conflict(texts.nobodyToRemind);
  await takeMailTry(context, requestMailings.massSend);
  await audit({
    action: 'game.reminded',
    subject: { kind: 'game', id },
    details: { title, reached },
  });
}
