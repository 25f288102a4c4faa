import { defineOperation } from '../../../operation/operation.ts';
import { toOwnScore } from '../evaluation/manager-scores-serializer.ts';
import { listOwnScores } from '../evaluation/manager-scores-service.ts';

/** Lists what the calling manager has rated on a response. */
export const listOwnManagerScores = defineOperation(
  'listOwnManagerScores',
  async ({ query: { idResposta, idGestor } }, context) => ({
    data: (await listOwnScores(context, idResposta, idGestor)).map(toOwnScore),
  }),
);
