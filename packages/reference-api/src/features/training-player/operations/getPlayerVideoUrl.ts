import type { Services } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { enterWithPin } from '../pin/enter-with-pin.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';

/** Makes an address at which the learner can watch a video of the training for a time. */
export function getPlayerVideoUrl(
  ports: PlayerPorts,
  { videoAddresses }: Pick<Services, 'videoAddresses'>,
): Operation {
  return defineDetachedOperation('getPlayerVideoUrl', ({ params, query }, context) => {
    const { objectName } = query;
    const given = { hash: params.hs, pin: params.pin };
    return enterWithPin(ports, context, given, async ({ learning, learner, company, now }) => {
      const video = await learning.findVideo(learner.trainingId, objectName);
      if (!video) throw notFound(texts.noSuchVideo);
      const { url, expiresAt } = videoAddresses.make(company.id, objectName, now);
      const dtExpiracao = expiresAt.toISOString();
      return { data: { urlVideo: url, dtExpiracao, dsLegenda: video.captions } };
    });
  });
}
