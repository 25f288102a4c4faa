import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { GamePlayerPorts } from '../player-ports.ts';
import { toAnswerReply } from '../player-serializer.ts';
import { saveAnswer } from '../save-answer.ts';

/** Takes the option that somebody chooses in a quiz or a voting. */
export function saveGameChoice(ports: GamePlayerPorts): Operation {
  return defineOperation('saveGameChoice', async ({ body }, context) => {
    const taken = await saveAnswer(ports, context, {
      personId: body.idOrganogramaPessoa,
      questionId: body.idPergunta,
      kinds: ['quiz', 'voting'],
      optionId: body.idPerguntaOpcao,
    });
    return toAnswerReply(taken);
  });
}
