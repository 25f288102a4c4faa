import { defineOperation } from '../../../operation/operation.ts';
import { instrumentOf, questionsOf } from '../disc-content.ts';
import { toQuestion } from '../disc-serializer.ts';
import { findReadableResponse } from '../response-access.ts';

/** Lists the questions of a response, in the order to ask. */
export const listDiscQuestions = defineOperation(
  'listDiscQuestions',
  async ({ params }, context) => {
    const response = await findReadableResponse(context, params.idResposta, 'answers');
    const withProfiles = context.actor.kind === 'staff';
    const questions = questionsOf(instrumentOf(response.instrument_version));
    return { data: questions.map((question) => toQuestion(question, { withProfiles })) };
  },
);
