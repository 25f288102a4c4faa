import type { Services } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
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
      const asked = await learning.findVideo(learner.trainingId, objectName);
      const video = found(asked, texts.noSuchVideo);
      const { url, expiresAt } = videoAddresses.make(company.id, objectName, now);
      const dtExpiracao = expiresAt.toISOString();
      return { data: { urlVideo: url, dtExpiracao, dsLegenda: video.captions } };
    });
  });
}
