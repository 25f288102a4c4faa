import { defineReading } from '../../../operation/operation.ts';
import { toWrittenQuestions } from '../disc-serializer.ts';
import { findReadableResponse } from '../response-access.ts';

/** Lists the questions of a response, in the order to ask. */
export const listDiscQuestions = defineReading('listDiscQuestions', async ({ params }, context) => {
  const response = await findReadableResponse(context, params.idResposta, 'answers');
  return { data: toWrittenQuestions(response) };
});
