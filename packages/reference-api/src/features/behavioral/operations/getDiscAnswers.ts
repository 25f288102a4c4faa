import { defineOperation } from '../../../operation/operation.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { toOptionRanks } from '../disc-serializer.ts';
import { findReadableResponse, reportOf } from '../response-access.ts';

/** Reads the places given to the options of one question; by others than the person this leaves a trace. */
export const getDiscAnswers = defineOperation('getDiscAnswers', async ({ params }, context) => {
  const response = await findReadableResponse(context, params.idResposta, 'answers');
  await noteOpening(context, reportOf(response), {
    action: 'disc-answers.read',
    details: { questionId: params.idPergunta },
  });
  const answers = await createBehavioralStore(context.db, context.company.id).answersOf(
    response.id,
  );
  const answer = answers.find(({ question_id }) => question_id === params.idPergunta);
  return { data: toOptionRanks(answer) };
});
