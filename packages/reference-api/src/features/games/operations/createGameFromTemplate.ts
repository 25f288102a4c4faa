import { defineOperation } from '../../../operation/operation.ts';
import { createGameTitledLike } from '../copy-game.ts';
import { psychosocialGame, psychosocialOrigin } from '../psychosocial/psychosocial-template.ts';

/** Creates a survey of psychosocial risk, the only template that there is. */
export const createGameFromTemplate = defineOperation(
  'createGameFromTemplate',
  async (_input, context) => {
    const id = await createGameTitledLike(context, psychosocialGame(), psychosocialOrigin);
    return { data: id, msg: String(id) };
  },
);
