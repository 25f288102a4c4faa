import type { components } from '@aferir/api-client';
import type { AudiencePerson } from '../../shared/audience/audience-person.ts';
import { toAudiencePerson } from '../../shared/audience/audience-serializer.ts';
import { toWireFacts } from '../../shared/videos/video-serializer.ts';
import type { StoredResource, StoredSession } from './training-content-store.ts';
import type { ListedTraining, StoredTraining } from './training-store.ts';

type Wire = components['schemas'];

/** What a training holds. */
export interface TrainingParts {
  readonly sessions: readonly StoredSession[];
  readonly people: readonly AudiencePerson[];
}

/** A training as the form takes one. */
export function toTraining(
  training: StoredTraining,
  { sessions, people }: TrainingParts,
): Wire['Training'] {
  return {
    ...toHead(training),
    nrVersao: training.version,
    sessoes: sessions.map(({ name, resources }, place) => ({
      nmSessao: name,
      nrIndex: place,
      recursos: resources.map(toResource),
    })),
    funcionarios: people.map(toAudiencePerson),
  };
}

/** A training of the list. */
export function toListedTraining(training: ListedTraining): Wire['ListedTraining'] {
  return {
    ...toHead(training),
    nmCategoria: training.categoryName,
    qtdRecursos: training.resourceCount,
    qtdFuncionarios: training.personCount,
  };
}

function toHead(training: Omit<StoredTraining, 'version'>) {
  return {
    idTreinamento: training.id,
    nmTreinamento: training.title,
    dsTreinamento: training.description,
    idCategoria: training.categoryId,
    urlFoto: training.coverUrl,
    flAtivo: training.isActive,
    nmAutor: training.authorName,
    dtEnvioEmails: training.sentAt?.toISOString() ?? null,
  };
}

function toResource(resource: StoredResource): Wire['TrainingResource'] {
  return {
    idRecursoSessao: resource.id,
    nmRecurso: resource.name,
    urlRecurso: resource.videoName,
    ...toWireFacts(resource),
    dsLegenda: resource.captions,
  };
}
