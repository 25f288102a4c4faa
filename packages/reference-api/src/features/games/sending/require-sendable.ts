import { found } from '../../../operation/find-for-change.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import type { SendingStore, SentGame } from './sending-store.ts';

/** The game that is to be sent, which nobody changes or sends meanwhile. */
export async function requireSendable(sendings: SendingStore, gameId: number): Promise<SentGame> {
  const game = found(await sendings.lock(gameId));
  if (game.closedAt) throw conflict(texts.alreadyClosed);
  return game;
}
