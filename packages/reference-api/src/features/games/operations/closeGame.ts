import { defineOperation } from '../../../operation/operation.ts';
import { closeGameOf } from '../game-service.ts';
import { gamesMessages } from '../games-messages.ts';

/** Closes a game. */
export const closeGame = defineOperation('closeGame', async ({ query }, context) => {
  await closeGameOf(context, query.idJogo);
  return { data: null, msg: gamesMessages.closed };
});
