import { defineOperation } from '../../../operation/operation.ts';
import { toSelfScore } from '../performance-serializer.ts';
import { readSelfScores } from '../report-service.ts';

/** Lists the person's own scores of a response. */
export const listSelfScores = defineOperation(
  'listSelfScores',
  async ({ query: { idResposta } }, context) => ({
    data: (await readSelfScores(context, idResposta)).map(toSelfScore),
  }),
);
