import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { enterWithPin } from '../pin/enter-with-pin.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { toSessions } from '../player-serializer.ts';

/** Reads sessions and videos with what was watched of them. */
export function listPlayerResources(ports: PlayerPorts): Operation {
  return defineDetachedOperation('listPlayerResources', ({ params: { hs, pin } }, context) =>
    enterWithPin(ports, context, { hash: hs, pin }, async ({ learning, learner }) => {
      const state = await learning.findState(learner);
      return { data: toSessions(await learning.listResources(learner), state) };
    }),
  );
}
