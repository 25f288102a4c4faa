import { defineOperation } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { toProgress } from '../disc-serializer.ts';
import { saveAnswer } from '../questionnaire/questionnaire-service.ts';

/** Saves the places given to the four options of a question. */
export const saveDiscAnswers = defineOperation('saveDiscAnswers', async ({ body }, context) => {
  const progress = await saveAnswer(context, {
    responseId: body.idResposta,
    questionId: body.idPergunta,
    options: body.lstRespostas.map(({ idPerguntaOpcao, idRespostaOpcao }) => ({
      optionId: idPerguntaOpcao,
      place: idRespostaOpcao,
    })),
    elapsedMs: body.nrTempoMs ?? null,
  });
  return { data: toProgress(progress), msg: behavioralMessages.saved };
});
