import type { components } from '@aferir/api-client';
import { stateOfTraining, TRAINING_STATE_NAMES } from '@aferir/domain';
import type { PersonalDataPart } from '../../feature.ts';
import {
  listProgressOfPerson,
  listTrainingsOfPerson,
  type PersonalProgress,
  type PersonalTraining,
} from './personal-trainings-read-model.ts';

type Wire = components['schemas'];

/** Everything stored about a person's trainings. */
export const readPersonalData: PersonalDataPart = async ({ db, company }, personId) => {
  const place = { companyId: company.id, personId };
  const trainings = await listTrainingsOfPerson(db, place);
  const ids = trainings.map(({ id }) => id);
  const progress = await listProgressOfPerson(db, place, ids);
  return {
    treinamentos: trainings.map((training) =>
      toPersonalTraining(
        training,
        progress.filter(({ trainingId }) => trainingId === training.id),
      ),
    ),
  };
};

function toPersonalTraining(
  { id, title, resourceCount, sentAt, lastWatchedAt }: PersonalTraining,
  progress: readonly PersonalProgress[],
): Wire['PersonalTraining'] {
  const concluded = progress.filter(({ concludedAt }) => concludedAt !== null).length;
  const isBegun = lastWatchedAt !== null;
  const state = stateOfTraining({ resources: resourceCount, concluded, isBegun });
  return {
    idTreinamento: id,
    nmTreinamento: title,
    nmSituacao: TRAINING_STATE_NAMES[state],
    dtEnvio: sentAt?.toISOString() ?? null,
    dtUltimaVisualizacao: lastWatchedAt?.toISOString() ?? null,
    videos: progress.map(toVideo),
  };
}

function toVideo(progress: PersonalProgress): Wire['PersonalTrainingVideo'] {
  return {
    nmRecurso: progress.name,
    flConclusaoManual: progress.isMarked,
    dtConclusao: progress.concludedAt?.toISOString() ?? null,
    nrTempoVideo: progress.position,
    trechos: progress.segments.map(([from, to]) => [from, to]),
  };
}
