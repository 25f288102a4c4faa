import { isFinishedGameShown } from '@aferir/domain';
import { found } from '../../../operation/find-for-change.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import { gamePlayerMessages as texts } from '../game-player-messages.ts';
import { playerOf } from '../player-of.ts';
import type { GamePlayerPorts } from '../player-ports.ts';
import { toGamePlay } from '../player-serializer.ts';

/** Reads all that the player shows. */
export function getGame({ playing }: GamePlayerPorts): Operation {
  return defineReading('getGame', async ({ query }, { db, company, actor, now }) => {
    const player = playerOf(actor, query.idPessoa);
    const game = found(await playing(db, company.id).findGame(player), texts.deleted);
    if (game.finishedOn !== null && !isFinishedGameShown(game.finishedOn, now)) {
      throw forbidden(linkMessages.finished(company.trade_name));
    }
    return { data: toGamePlay(game, player.personId, company) };
  });
}
