import { defineOperation } from '../../../operation/operation.ts';
import { toSavedGame } from '../game-input.ts';
import { updateGameOf } from '../game-service.ts';
import { gamesMessages } from '../games-messages.ts';

/** Changes a game. */
export const updateGame = defineOperation('updateGame', async ({ body }, context) => {
  const changed = { id: body.idJogo, version: body.nrVersao };
  await updateGameOf(context, changed, toSavedGame(body));
  return { data: null, msg: gamesMessages.saved };
});
