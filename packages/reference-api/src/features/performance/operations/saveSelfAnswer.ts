import { defineOperation } from '../../../operation/operation.ts';
import { performanceMessages } from '../performance-messages.ts';
import { toProgress } from '../review/performance-serializer.ts';
import { saveSelfScore } from '../self-assessment/self-assessment-service.ts';

/** Saves the person's score of one competency. */
export const saveSelfAnswer = defineOperation('saveSelfAnswer', async ({ body }, context) => {
  const progress = await saveSelfScore(context, {
    responseId: body.idResposta,
    competencyId: body.idCompetencia,
    score: body.nrIndice,
    comment: body.dsComentario?.trim(),
  });
  return { data: toProgress(progress), msg: performanceMessages.saved };
});
