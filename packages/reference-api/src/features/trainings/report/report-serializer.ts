import type { components } from '@aferir/api-client';
import {
  concludedPercent,
  RESOURCE_STATE_NAMES,
  stateOfResource,
  stateOfTraining,
  TRAINING_STATE_NAMES,
  type TrainingState,
} from '@aferir/domain';
import type { WatchedResource } from '../../../shared/learning/learning.ts';
import type { LearnerProgress, ReportedPerson, ReportedTraining } from './report-read-model.ts';

type Wire = components['schemas'];

/** The figures of all whom a training was sent to. */
export function toReportSummary(
  training: ReportedTraining,
  progress: readonly (LearnerProgress & { readonly count: number })[],
): Wire['TrainingReportSummary'] {
  const countOf = (state: TrainingState) =>
    progress
      .filter((one) => stateOf(training, one) === state)
      .reduce((sum, { count }) => sum + count, 0);
  const [notViewed, inProgress, concluded] = [
    countOf('not-viewed'),
    countOf('in-progress'),
    countOf('concluded'),
  ];
  const all = notViewed + inProgress + concluded;
  return {
    nmTreinamento: training.title,
    dataEnvio: training.sentAt?.toISOString() ?? null,
    totalEnviados: all,
    totalNaoVisualizado: notViewed,
    totalEmAndamento: inProgress,
    totalConcluido: concluded,
    percentualConcluido: concludedPercent(concluded, all),
  };
}

/** One person of the report. */
export function toReportRow(
  training: ReportedTraining,
  person: ReportedPerson,
): Wire['TrainingReportRow'] {
  return {
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    nmCargo: person.positionName,
    urlFoto: person.photoUrl,
    flAtivo: person.isActive,
    dsStatus: TRAINING_STATE_NAMES[stateOf(training, person)],
    percentualConclusao: concludedPercent(person.concluded, training.resourceCount),
    dtEnvio: person.sentAt.toISOString(),
    dtUltimaVisualizacao: person.lastWatchedAt?.toISOString() ?? null,
  };
}

/** A video with how far a person is. */
export function toResourceState(resource: WatchedResource): Wire['TrainingStateOfResource'] {
  const { sessionName, sessionPlace, name, isMarked, concludedAt } = resource;
  const isConcluded = concludedAt !== null;
  return {
    nmSessao: sessionName,
    indexSessao: sessionPlace,
    nmRecurso: name,
    estadoTreinamento: RESOURCE_STATE_NAMES[stateOfResource({ ...resource, isConcluded })],
    flFoiConcluido: isConcluded ? 1 : 0,
    flConclusaoManual: isMarked,
    dtConclusao: concludedAt?.toISOString() ?? null,
  };
}

/** The state of people who stand alike. */
export function stateOf(
  { resourceCount: resources }: Pick<ReportedTraining, 'resourceCount'>,
  { isBegun, concluded }: LearnerProgress,
): TrainingState {
  return stateOfTraining({ resources, concluded, isBegun });
}
