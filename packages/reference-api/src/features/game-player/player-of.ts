import type { Actor } from '../../operation/context.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import type { Player } from '../../shared/playing/playing.ts';
import { gamePlayerMessages as texts } from './game-player-messages.ts';

/** Whom a link to a game was made for, and which one it is; nobody else plays by it. */
export function playerOf(actor: Actor, personId: number): Player {
  if (actor.kind !== 'link' || actor.link.kind !== 'game' || actor.link.personId !== personId) {
    throw forbidden(texts.otherLink);
  }
  return { gameId: actor.link.responseId, personId };
}
