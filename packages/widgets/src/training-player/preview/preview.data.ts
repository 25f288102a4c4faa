import type { ApiClient, Schema } from '@aferir/api-client';
import {
  getStoredVideoUrlQuery,
  getTrainingQuery,
  listTrainingCategoriesQuery,
} from '@aferir/api-client/react';
import type { ReadVideo } from '../playback/use-video-address.ts';
import type { Training } from '../training-player.types.ts';

/** A training as its players will show it, with the captions by the names of their videos. */
export interface PreviewedTraining {
  readonly training: Training;
  readonly captions: ReadonlyMap<string, string | null>;
}

/** Reads a training as staff may. */
export async function readPreview(
  client: ApiClient,
  id: number,
  signal: AbortSignal,
): Promise<PreviewedTraining> {
  const [training, categories] = await Promise.all([
    getTrainingQuery(client, { path: { id } }).read(signal),
    listTrainingCategoriesQuery(client).read(signal),
  ]);
  const resources = training.sessoes.flatMap(({ recursos }) => recursos);
  return {
    training: toTraining(training, categories),
    captions: new Map(resources.map(({ urlRecurso, dsLegenda }) => [urlRecurso, dsLegenda])),
  };
}

/** Reads where staff can watch a stored video. */
export function readStoredVideo(
  client: ApiClient,
  captions: PreviewedTraining['captions'],
): ReadVideo {
  return async ({ storedName }, signal) => {
    const params = { query: { objectName: storedName } };
    const { urlVideo } = await getStoredVideoUrlQuery(client, params).read(signal);
    return { url: urlVideo, captions: captions.get(storedName) ?? null };
  };
}

function toTraining(
  training: Schema<'Training'>,
  categories: readonly Schema<'TrainingCategory'>[],
): Training {
  const category = categories.find(({ idCategoria }) => idCategoria === training.idCategoria);
  return {
    id: training.idTreinamento,
    title: training.nmTreinamento,
    description: training.dsTreinamento,
    category: category?.nmCategoria ?? '',
    author: training.nmAutor,
    sessions: training.sessoes.map(({ nmSessao, recursos }) => ({
      name: nmSessao,
      videos: recursos.map(({ idRecursoSessao, nmRecurso, urlRecurso, nrDuracao }) => ({
        id: idRecursoSessao,
        name: nmRecurso,
        storedName: urlRecurso,
        duration: nrDuracao * 60,
      })),
    })),
  };
}
