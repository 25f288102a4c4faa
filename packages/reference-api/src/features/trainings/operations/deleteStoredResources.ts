import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { deleteVideos } from '../videos/delete-videos.ts';
import type { TrainingVideos } from '../videos/training-videos.ts';

/** Takes back several uploads. */
export function deleteStoredResources({ videos }: TrainingVideos): Operation {
  return defineOperation('deleteStoredResources', ({ body }, context) =>
    deleteVideos(videos, context, body.listaArquivosExcluir),
  );
}
