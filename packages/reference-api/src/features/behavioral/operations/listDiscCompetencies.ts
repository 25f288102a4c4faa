import { defineOperation } from '../../../operation/operation.ts';
import { toCompetencyIndex } from '../disc-serializer.ts';
import { readCompetencies } from '../report/report-service.ts';

/** Lists the behavioral competencies of a finished response. */
export const listDiscCompetencies = defineOperation(
  'listDiscCompetencies',
  async ({ params }, context) => {
    const results = await readCompetencies(context, params.idResposta);
    return { data: results.map(toCompetencyIndex) };
  },
);
