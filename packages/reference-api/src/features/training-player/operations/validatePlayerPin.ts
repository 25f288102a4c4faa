import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { enterWithPin } from '../pin/enter-with-pin.ts';
import type { PlayerPorts } from '../player-ports.ts';

/** Tells until when a PIN is good. */
export function validatePlayerPin(ports: PlayerPorts): Operation {
  return defineDetachedOperation('validatePlayerPin', ({ params: { hs, pin } }, context) =>
    enterWithPin(ports, context, { hash: hs, pin }, async (visit) => ({
      data: { dataExpiracao: visit.pin.expiresAt.toISOString() },
    })),
  );
}
