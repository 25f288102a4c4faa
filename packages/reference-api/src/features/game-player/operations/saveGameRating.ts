import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { GamePlayerPorts } from '../player-ports.ts';
import { toAnswerReply } from '../player-serializer.ts';
import { saveAnswer } from '../save-answer.ts';

/** Takes the rating of a question, or of one of its options. */
export function saveGameRating(ports: GamePlayerPorts): Operation {
  return defineOperation('saveGameRating', async ({ body }, context) => {
    const taken = await saveAnswer(ports, context, {
      personId: body.idOrganogramaPessoa,
      questionId: body.idPergunta,
      kinds: ['pillars'],
      optionId: body.idPerguntaOpcao,
      value: body.nrValor,
    });
    return toAnswerReply(taken);
  });
}
