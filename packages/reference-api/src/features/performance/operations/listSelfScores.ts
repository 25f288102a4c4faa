import { defineOperation } from '../../../operation/operation.ts';
import { readSelfScores } from '../report/report-service.ts';
import { toSelfScore } from '../review/performance-serializer.ts';

/** Lists the person's own scores of a response. */
export const listSelfScores = defineOperation(
  'listSelfScores',
  async ({ query: { idResposta } }, context) => ({
    data: (await readSelfScores(context, idResposta)).map(toSelfScore),
  }),
);
