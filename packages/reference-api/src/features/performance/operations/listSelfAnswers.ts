import { defineOperation } from '../../../operation/operation.ts';
import { readSelfScores } from '../report/report-service.ts';
import { requirePerformanceLink } from '../review/linked-review-service.ts';
import { toSelfAnswers } from '../review/performance-serializer.ts';

/** Lists what the person of a link has answered so far. */
export const listSelfAnswers = defineOperation('listSelfAnswers', async (_input, context) => {
  const { responseId } = requirePerformanceLink(context);
  const rows = toSelfAnswers(await readSelfScores(context, responseId));
  return { data: { rows, qtdRecords: rows.length } };
});
