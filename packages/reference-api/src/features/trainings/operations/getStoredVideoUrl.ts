import { found } from '../../../operation/find-for-change.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { createVideoStore } from '../../../shared/videos/video-store.ts';
import type { TrainingVideos } from '../videos/training-videos.ts';

/** Makes an address at which staff can watch a video for a time. */
export function getStoredVideoUrl({ services: { videoAddresses } }: TrainingVideos): Operation {
  return defineReading(
    'getStoredVideoUrl',
    async ({ query: { objectName } }, { db, company, now }) => {
      const [used] = await createVideoStore(db, company.id).listUses([objectName]);
      const video = found(used);
      const { url, expiresAt } = videoAddresses.make(company.id, video.name, now);
      return { data: { urlVideo: url, dtExpiracao: expiresAt.toISOString() } };
    },
  );
}
