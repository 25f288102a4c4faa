import { defineOperation } from '../../../operation/operation.ts';
import { toDisagreement } from '../evaluation/manager-scores-serializer.ts';
import { listDisagreements as list } from '../evaluation/manager-scores-service.ts';

/** Lists the competencies where the person and the managers disagree. */
export const listDisagreements = defineOperation(
  'listDisagreements',
  async ({ query: { idResposta, idGestor } }, context) => ({
    data: (await list(context, idResposta, idGestor)).map(toDisagreement),
  }),
);
