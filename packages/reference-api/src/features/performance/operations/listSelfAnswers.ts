import { defineOperation } from '../../../operation/operation.ts';
import { requirePerformanceLink } from '../linked-review-service.ts';
import { toSelfAnswers } from '../performance-serializer.ts';
import { readSelfScores } from '../report-service.ts';

/** Lists what the person of a link has answered so far. */
export const listSelfAnswers = defineOperation('listSelfAnswers', async (_input, context) => {
  const { responseId } = requirePerformanceLink(context);
  const rows = toSelfAnswers(await readSelfScores(context, responseId));
  return { data: { rows, qtdRecords: rows.length } };
});
