import {
  type BodyOf,
  defineDetachedOperation,
  type Operation,
} from '../../../operation/operation.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import { enterWithPin } from '../pin/enter-with-pin.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { toPlayerProgress } from '../player-serializer.ts';
import { type SentProgress, saveProgress } from '../progress/save-progress.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';

/** Adds what a player tells to what is known. */
export function savePlayerProgress(ports: PlayerPorts): Operation {
  return defineDetachedOperation('savePlayerProgress', async ({ params, body }, context) => {
    const { hs, pin } = params;
    if (body.hash !== hs) throw forbidden(texts.otherLink);
    return enterWithPin(ports, context, { hash: hs, pin }, async (visit) => {
      const saved = await saveProgress(visit, {
        number: body.nrEstado,
        resources: body.recursosPlataformaTreinamento.map(toSentProgress),
      });
      return { data: toPlayerProgress(saved) };
    });
  });
}

type ResourceState = BodyOf<'savePlayerProgress'>['recursosPlataformaTreinamento'][number];

function toSentProgress(state: ResourceState): SentProgress {
  return {
    resourceId: state.idRecursoSessao,
    isLast: state.flFoiUltimoRecursoAssistido === 1,
    isConcluded: state.flFoiConcluido === 1,
    mark: state.flConclusaoManual,
    position: state.nrTempoVideo,
    segments: state.trechos?.map(([from = 0, to = 0]) => [from, to]),
  };
}
