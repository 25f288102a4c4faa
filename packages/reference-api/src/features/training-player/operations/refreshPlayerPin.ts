import { PIN_LIFETIME } from '@aferir/domain';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { enterWithPin } from '../pin/enter-with-pin.ts';
import { createPinStore } from '../pin/pin-store.ts';
import type { PlayerPorts } from '../player-ports.ts';

/** Lengthens the PIN in use. */
export function refreshPlayerPin(ports: PlayerPorts): Operation {
  return defineDetachedOperation('refreshPlayerPin', ({ body }, context) => {
    const given = { hash: body.hsTreinamento, pin: body.dsPin };
    return enterWithPin(ports, context, given, async ({ db, company, learner, pin, now }) => {
      const expiresAt = new Date(now.getTime() + PIN_LIFETIME);
      await createPinStore(db, company.id).lengthen(learner, pin.digest, expiresAt);
      return { data: { dataExpiracao: expiresAt.toISOString() } };
    });
  });
}
