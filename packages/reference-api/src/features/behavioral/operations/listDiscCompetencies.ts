import { defineOperation } from '../../../operation/operation.ts';
import { toCompetencyIndex } from '../disc-serializer.ts';
import { openReport } from '../report/report-service.ts';

/** Lists the behavioral competencies of a finished response. */
export const listDiscCompetencies = defineOperation(
  'listDiscCompetencies',
  async ({ params }, context) => {
    const { competencies } = await openReport(context, params.idResposta);
    return { data: competencies.map(toCompetencyIndex) };
  },
);
