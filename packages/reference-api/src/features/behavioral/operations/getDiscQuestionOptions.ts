import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { instrumentOf } from '../disc-content.ts';
import { toQuestion } from '../disc-serializer.ts';
import { findReadableResponse } from '../response-access.ts';

/** Reads one question of a response with its options. */
export const getDiscQuestionOptions = defineReading(
  'getDiscQuestionOptions',
  async ({ params }, context) => {
    const response = await findReadableResponse(context, params.idResposta, 'answers');
    const { questions } = instrumentOf(response.instrument_version);
    const question = questions.find(({ id }) => id === params.idPergunta);
    return { data: [toQuestion(found(question, behavioralMessages.unknownQuestion))] };
  },
);
