import { defineOperation } from '../../../operation/operation.ts';
import { deleteGameOf } from '../game-service.ts';
import { gamesMessages } from '../games-messages.ts';

/** Deletes a game that nobody has answered. */
export const deleteGame = defineOperation('deleteGame', async ({ query }, context) => {
  await deleteGameOf(context, query.idJogo);
  return { data: null, msg: gamesMessages.deleted };
});
