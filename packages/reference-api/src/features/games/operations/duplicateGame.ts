import { defineOperation } from '../../../operation/operation.ts';
import { duplicateGameOf } from '../copy-game.ts';

/** Copies a game as a draft. */
export const duplicateGame = defineOperation('duplicateGame', async ({ body }, context) => {
  const copied = { id: body.idJogo, isNewRound: body.flNovaRodada };
  const id = await duplicateGameOf(context, copied);
  return { data: id, msg: String(id) };
});
