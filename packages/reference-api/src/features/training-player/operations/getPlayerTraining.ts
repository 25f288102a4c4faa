import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { createCertificateStore } from '../certificate/certificate-store.ts';
import { enterWithPin } from '../pin/enter-with-pin.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { toPlayerTraining } from '../player-serializer.ts';

/** Reads all that the player shows. */
export function getPlayerTraining(ports: PlayerPorts): Operation {
  return defineDetachedOperation('getPlayerTraining', ({ params: { hs, pin } }, context) =>
    enterWithPin(ports, context, { hash: hs, pin }, async (visit) => {
      const { db, company, learning, learner, training } = visit;
      const data = toPlayerTraining({
        training,
        state: await learning.findState(learner),
        resources: await learning.listResources(learner),
        certificate: await createCertificateStore(db, company.id).findLatest(learner),
        expiresAt: visit.pin.expiresAt,
      });
      return { data };
    }),
  );
}
