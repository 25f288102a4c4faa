import type { Operation } from '../../../operation/operation.ts';
import { createReceivedVideos } from '../../../shared/videos/received-videos.ts';
import { deleteStoredResource } from '../operations/deleteStoredResource.ts';
import { deleteStoredResourceByGet } from '../operations/deleteStoredResourceByGet.ts';
import { deleteStoredResources } from '../operations/deleteStoredResources.ts';
import { getStoredVideoUrl } from '../operations/getStoredVideoUrl.ts';
import { listStoredResources } from '../operations/listStoredResources.ts';
import { uploadTrainingVideo } from '../operations/uploadTrainingVideo.ts';
import type { TrainingVideos } from './training-videos.ts';

/** The calls of videos on their way into trainings. */
export function createVideoOperations(
  parts: Pick<TrainingVideos, 'services' | 'videos'>,
): readonly Operation[] {
  const trainingVideos = { ...parts, received: createReceivedVideos(parts.services) };
  return [
    deleteStoredResource(trainingVideos),
    deleteStoredResourceByGet(trainingVideos),
    deleteStoredResources(trainingVideos),
    getStoredVideoUrl(trainingVideos),
    listStoredResources,
    uploadTrainingVideo(trainingVideos),
  ];
}
