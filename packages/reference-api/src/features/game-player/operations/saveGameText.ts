import { gameWords, NO_GAME_WORDS } from '@aferir/domain';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import type { GamePlayerPorts } from '../player-ports.ts';
import { toAnswerReply } from '../player-serializer.ts';
import { saveAnswer } from '../save-answer.ts';

/** Takes an answer in words. */
export function saveGameText(ports: GamePlayerPorts): Operation {
  return defineOperation('saveGameText', async ({ body }, context) => {
    const text = gameWords(body.dsTexto);
    if (text === undefined) throw invalidField('dsTexto', NO_GAME_WORDS);
    const taken = await saveAnswer(ports, context, {
      personId: body.idJogador,
      questionId: body.idPergunta,
      kinds: ['words'],
      text,
    });
    return toAnswerReply(taken);
  });
}
