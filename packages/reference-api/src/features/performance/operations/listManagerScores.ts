import { defineOperation } from '../../../operation/operation.ts';
import { readManagerScores } from '../report/report-service.ts';
import { toCalibratedScore, toManagerScore } from '../review/performance-serializer.ts';

/** Lists the managers' scores of a response, manager by manager. */
export const listManagerScores = defineOperation(
  'listManagerScores',
  async ({ query: { idResposta, idGestor } }, context) => {
    const { scores, calibrated } = await readManagerScores(
      context,
      idResposta,
      idGestor || undefined,
    );
    return {
      data: {
        rows: scores.map(toManagerScore),
        qtdRecords: scores.length,
        calibradas: calibrated.map(toCalibratedScore),
      },
    };
  },
);
