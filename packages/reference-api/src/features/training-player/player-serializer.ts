import type { components } from '@aferir/api-client';
import { TRAINING_STATE_NAMES, type WatchedSegment } from '@aferir/domain';
import type {
  LearnerState,
  WatchedResource,
  WatchedTraining,
} from '../../shared/learning/learning.ts';
import { toWireFacts } from '../../shared/videos/video-serializer.ts';
import type { Certificate } from './certificate/certificate-store.ts';
import type { SavedState } from './progress/save-progress.ts';
import { progressOf, type TrainingProgress } from './progress/training-progress.ts';

type Wire = components['schemas'];

/** All that a player shows of a training. */
export interface PlayerContent {
  readonly training: WatchedTraining;
  readonly state: LearnerState;
  readonly resources: readonly WatchedResource[];
  readonly certificate: Certificate | undefined;
  /** Until when the PIN is good. */
  readonly expiresAt: Date;
}

/** A training as its player shows it. */
export function toPlayerTraining(content: PlayerContent): Wire['PlayerTraining'] {
  const { training, state, resources, certificate, expiresAt } = content;
  return {
    idTreinamento: training.id,
    nmTreinamento: training.title,
    dsTreinamento: training.description,
    ...toCategory(training),
    urlFoto: training.coverUrl,
    nmAutor: training.authorName,
    nrVersao: training.version,
    ...toDuration(resources),
    dataExpiracao: expiresAt.toISOString(),
    nrEstado: state.number,
    ...toTrainingProgress(progressOf(state, resources)),
    sessoes: toSessions(resources, state),
    certificado: toCertificate(certificate),
  };
}

/** The category of a training. */
export function toCategory({
  categoryId,
  categoryName,
}: WatchedTraining): Wire['TrainingCategory'] {
  return { idCategoria: categoryId, nmCategoria: categoryName };
}

/** The videos of a training by their sessions. A session without videos is left out. */
export function toSessions(
  resources: readonly WatchedResource[],
  state: LearnerState,
): Wire['PlayerSession'][] {
  const sessions = new Map<number, Wire['PlayerSession']>();
  for (const resource of resources) {
    const { sessionPlace, sessionName } = resource;
    const session = sessions.get(sessionPlace) ?? {
      nmSessao: sessionName,
      indexSessao: sessions.size,
      recursos: [],
    };
    sessions.set(sessionPlace, session);
    session.recursos.push(toResource(resource, session.recursos.length, state));
  }
  return [...sessions.values()];
}

/** How things are after a save. */
export function toPlayerProgress(saved: SavedState): Wire['PlayerProgress'] {
  return {
    nrEstado: saved.state.number,
    flEstadoAplicado: saved.isNewest,
    ...toTrainingProgress(saved),
    recursos: saved.saved.map((resource) => toProgress(resource, saved.state)),
    certificado: toCertificate(saved.certificate),
  };
}

/** What a certificate vouches for, to whoever verifies it. */
export function toVerifiedCertificate(certificate: Certificate): Wire['VerifiedCertificate'] {
  return {
    nmPessoa: certificate.personName,
    nmTreinamento: certificate.title,
    nrVersao: certificate.version,
    dtEmissao: certificate.issuedAt.toISOString(),
  };
}

function toCertificate(certificate: Certificate | undefined): Wire['PlayerCertificate'] | null {
  if (!certificate) return null;
  return { dsCodigo: certificate.code, ...toVerifiedCertificate(certificate) };
}

function toTrainingProgress({ trainingState, resourceCount, concludedCount }: TrainingProgress) {
  return {
    dsEstado: TRAINING_STATE_NAMES[trainingState],
    qtdRecursos: resourceCount,
    qtdConcluidos: concludedCount,
  };
}

function toResource(
  resource: WatchedResource,
  place: number,
  state: LearnerState,
): Wire['PlayerResource'] {
  return {
    ...toProgress(resource, state),
    nmRecurso: resource.name,
    indexRecurso: place,
    urlRecurso: resource.videoName,
    ...toWireFacts(resource.facts),
    nrSegundos: resource.facts.durationMs / 1000,
    flTemLegenda: resource.hasCaptions,
  };
}

function toProgress(
  { id, segments, position, isMarked, concludedAt }: WatchedResource,
  { lastResourceId }: LearnerState,
): Wire['PlayerResourceProgress'] {
  return {
    idRecursoSessao: id,
    flFoiConcluido: concludedAt === null ? 0 : 1,
    flConclusaoManual: isMarked,
    nrTempoVideo: position,
    flFoiUltimoRecursoAssistido: id === lastResourceId ? 1 : 0,
    trechos: segments.map(([from, to]: WatchedSegment) => [from, to]),
  };
}

/** How long all videos are, and in which unit a person reads it. */
function toDuration(resources: readonly WatchedResource[]) {
  const minutes = resources.reduce((total, { facts }) => total + facts.durationMs, 0) / 60_000;
  return {
    totalHoras: twoDecimals(minutes / 60),
    totalMinutos: twoDecimals(minutes),
    unidadeMedida: minutes < 60 ? ('minutos' as const) : ('horas' as const),
  };
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
