import type { Services } from '../../../context.ts';
import type { ReceivedVideos } from '../../../videos/received-videos.ts';
import type { StoredVideos } from '../../../videos/stored-videos.ts';

/** What the calls of videos stand on. */
export interface TrainingVideos {
  readonly services: Services;
  readonly videos: StoredVideos;
  readonly received: ReceivedVideos;
}
