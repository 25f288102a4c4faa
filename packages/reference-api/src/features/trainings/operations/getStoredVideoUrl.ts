import { defineReading, type Operation } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { createVideoStore } from '../../../shared/videos/video-store.ts';
import type { TrainingVideos } from '../videos/training-videos.ts';

/** Makes an address at which staff can watch a video for a time. */
export function getStoredVideoUrl({ services: { videoAddresses } }: TrainingVideos): Operation {
  return defineReading(
    'getStoredVideoUrl',
    async ({ query: { objectName } }, { db, company, now }) => {
      const [video] = await createVideoStore(db, company.id).listUses([objectName]);
      if (!video) throw notFound();
      const { url, expiresAt } = videoAddresses.make(company.id, video.name, now);
      return { data: { urlVideo: url, dtExpiracao: expiresAt.toISOString() } };
    },
  );
}
