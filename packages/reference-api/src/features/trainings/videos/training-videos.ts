import type { Services } from '../../../operation/context.ts';
import type { ReceivedVideos } from '../../../shared/videos/received-videos.ts';
import type { StoredVideos } from '../../../shared/videos/stored-videos.ts';

/** What the calls of videos stand on. */
export interface TrainingVideos {
  readonly services: Services;
  readonly videos: StoredVideos;
  readonly received: ReceivedVideos;
}
