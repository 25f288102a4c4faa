import { defineOperation } from '../../../operation/operation.ts';
import { readFeedback } from '../report/report-service.ts';
import { toFeedback } from '../review/performance-serializer.ts';

/** Lists the managers' feedback on a competency. */
export const listFeedback = defineOperation(
  'listFeedback',
  async ({ query: { idResposta, idCompetencia } }, context) => {
    const rows = (await readFeedback(context, idResposta, idCompetencia)).flatMap(toFeedback);
    return { data: { rows, qtdRecords: rows.length } };
  },
);
