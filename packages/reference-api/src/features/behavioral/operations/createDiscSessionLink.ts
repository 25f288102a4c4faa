import { defineOperation } from '../../../operation/operation.ts';
import { createSessionLink } from '../questionnaire/session-link.ts';

/** Makes an answering link to an open request of the signed-in employee. */
export const createDiscSessionLink = defineOperation(
  'createDiscSessionLink',
  async ({ query: { idResposta } }, context) => ({
    data: await createSessionLink(context, idResposta),
  }),
);
