import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { deleteVideos } from '../videos/delete-videos.ts';
import type { TrainingVideos } from '../videos/training-videos.ts';

/** Takes back an upload. */
export function deleteStoredResource({ videos }: TrainingVideos): Operation {
  return defineOperation('deleteStoredResource', ({ query }, context) =>
    deleteVideos(videos, context, [query.objectName]),
  );
}
