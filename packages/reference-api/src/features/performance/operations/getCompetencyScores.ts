import { defineOperation } from '../../../operation/operation.ts';
import { toScorePair } from '../evaluation/manager-scores-serializer.ts';
import { readScorePair } from '../evaluation/manager-scores-service.ts';

/** Reads one of the calling manager's scores beside the person's own. */
export const getCompetencyScores = defineOperation(
  'getCompetencyScores',
  async ({ params: { id } }, context) => {
    const rows = [toScorePair(await readScorePair(context, id))];
    return { data: { rows, qtdRecords: rows.length } };
  },
);
