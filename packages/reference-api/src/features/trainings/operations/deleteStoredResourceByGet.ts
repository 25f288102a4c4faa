import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { deleteVideos } from '../videos/delete-videos.ts';
import type { TrainingVideos } from '../videos/training-videos.ts';

/** Takes back an upload, for older clients. */
export function deleteStoredResourceByGet({ videos }: TrainingVideos): Operation {
  return defineOperation('deleteStoredResourceByGet', ({ query }, context) =>
    deleteVideos(videos, context, [query.objectName]),
  );
}
