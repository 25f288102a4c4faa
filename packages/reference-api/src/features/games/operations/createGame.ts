import { defineOperation } from '../../../operation/operation.ts';
import { toSavedGame } from '../game-input.ts';
import { createGameOf } from '../game-service.ts';

/** Creates a game. */
export const createGame = defineOperation('createGame', async ({ body }, context) => {
  const id = await createGameOf(context, toSavedGame(body));
  return { data: id, msg: String(id) };
});
