import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { enterWithPin } from '../pin/enter-with-pin.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { toCategory } from '../player-serializer.ts';

/** Reads the category that the training has. */
export function listPlayerCategories(ports: PlayerPorts): Operation {
  return defineDetachedOperation('listPlayerCategories', ({ params: { hs, pin } }, context) =>
    enterWithPin(ports, context, { hash: hs, pin }, async ({ training }) => ({
      data: [toCategory(training)],
    })),
  );
}
