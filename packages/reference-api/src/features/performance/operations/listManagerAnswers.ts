import { defineOperation } from '../../../operation/operation.ts';
import { toManagerAnswer } from '../evaluation/manager-scores-serializer.ts';
import { listLatestScores } from '../evaluation/manager-scores-service.ts';

/** Lists the calling manager's scores and feedback on a person's latest response. */
export const listManagerAnswers = defineOperation(
  'listManagerAnswers',
  async ({ query: { idOrganogramaPessoa, idOrganogramaGestor } }, context) => {
    const scores = await listLatestScores(context, idOrganogramaPessoa, idOrganogramaGestor);
    return { data: { rows: scores.map(toManagerAnswer), qtdRecords: scores.length } };
  },
);
