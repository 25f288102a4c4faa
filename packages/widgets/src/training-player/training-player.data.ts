import { type ApiResult, type LinkClient, type Schema, unwrap } from '@aferir/api-client';
import { sendPlayerPinMutation, writeStep } from '@aferir/api-client/react';
import type { QueryClient } from '@tanstack/react-query';
import { type Company, toCompany } from '../shared/company/company.ts';
import type { ProgressState, SettledState } from './progress/progress-book.ts';
import type {
  Certificate,
  OpenedTraining,
  PlayerDoor,
  SavedProgress,
  Training,
  TrainingVideo,
  VideoAddress,
  VideoProgress,
} from './training-player.types.ts';

/** A PIN is tried once: what keeps it from working will not pass while one waits. */
const ONCE = { maxAttempts: 1 };

/** What is shown before the PIN. */
export function toDoor(door: Schema<'PlayerDoor'>): PlayerDoor {
  return {
    trainingTitle: door.nmTreinamento,
    company: toCompany(door),
    maskedEmail: door.maskedEmail,
  };
}

/** Has a PIN mailed, and tells what the server says about it. */
export async function sendPin(
  queries: QueryClient,
  client: LinkClient,
  email: string,
): Promise<void> {
  const params = { path: { hs: client.hash } };
  await writeStep(queries, sendPlayerPinMutation(client), { params, body: { email } });
}

/** Opens the training by a PIN. */
export async function openTraining(
  client: LinkClient,
  pin: string,
  company: Company,
): Promise<OpenedTraining> {
  const path = '/Treinamento/GetDadosTreinamentoPlataformaTreinamento/{hs}/{pin}';
  const params = { path: { hs: client.hash, pin } };
  const result = await client.get(path, { params, ...ONCE });
  const opened = await unwrap(result);
  return {
    training: toTraining(opened, company),
    progress: toProgress(opened),
    pinLifetime: lifetimeOf(opened, result),
  };
}

/** Lengthens a PIN, and tells for how long, in milliseconds. */
export async function lengthenPin(client: LinkClient, pin: string): Promise<number> {
  const body = { hsTreinamento: client.hash, dsPin: pin };
  // Doing it twice is as good as once.
  const result = await client.post('/Treinamento/RefreshPin', { body, maxAttempts: 5 });
  return lifetimeOf(await unwrap(result), result);
}

/** Where a video is read from now. */
export async function readVideoAddress(
  client: LinkClient,
  pin: string,
  { storedName }: TrainingVideo,
  signal: AbortSignal,
): Promise<VideoAddress> {
  const params = { path: { hs: client.hash, pin }, query: { objectName: storedName } };
  const { urlVideo, dsLegenda } = await unwrap(
    client.get('/Treinamento/GetSignedUrl/{hs}/{pin}', { params, signal }),
  );
  return { url: urlVideo, captions: dsLegenda };
}

/** Tells the server how far somebody is. */
export async function sendProgress(
  client: LinkClient,
  pin: string,
  state: ProgressState,
  { isLast }: { readonly isLast: boolean },
): Promise<SettledState> {
  const path = '/Treinamento/PostEstadoRecursoPlataformaTreinamento/{hs}/{pin}';
  const params = { path: { hs: client.hash, pin } };
  const body = {
    hash: client.hash,
    nrEstado: state.number,
    recursosPlataformaTreinamento: toResourceStates(state),
  };
  const reply = await unwrap(client.post(path, { params, body, keepalive: isLast, ...ONCE }));
  return {
    stateNumber: reply.nrEstado,
    isApplied: reply.flEstadoAplicado,
    videos: toVideos(reply.recursos),
    lastVideoId: state.openVideoId,
    certificate: toCertificate(reply.certificado),
  };
}

function toResourceStates({ changes, openVideoId }: ProgressState) {
  return Object.entries(changes).map(([id, { segments, position = 0, mark }]) => ({
    idRecursoSessao: Number(id),
    // The server finds out by itself from what was watched; this stands for the mark alone.
    flFoiConcluido: toFlag(mark ?? false),
    nrTempoVideo: position,
    flFoiUltimoRecursoAssistido: toFlag(Number(id) === openVideoId),
    trechos: segments.map(([from, to]) => [from, to]),
    ...(mark !== undefined && { flConclusaoManual: mark }),
  }));
}

function toFlag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}

/** The server's clock counts, where it can be read: that of the device may be days off. */
function lifetimeOf({ dataExpiracao }: Schema<'PlayerAccess'>, result: ApiResult<unknown>): number {
  const sentAt = 'sentAt' in result ? result.sentAt : undefined;
  return Date.parse(dataExpiracao) - (sentAt ?? Date.now());
}

function toTraining(training: Schema<'PlayerTraining'>, company: Company): Training {
  return {
    id: training.idTreinamento,
    title: training.nmTreinamento,
    description: training.dsTreinamento,
    category: training.nmCategoria,
    author: training.nmAutor,
    company,
    sessions: training.sessoes.map(({ nmSessao, recursos }) => ({
      name: nmSessao,
      videos: recursos.map((resource) => ({
        id: resource.idRecursoSessao,
        name: resource.nmRecurso,
        storedName: resource.urlRecurso,
        duration: resource.nrSegundos,
      })),
    })),
  };
}

function toProgress(training: Schema<'PlayerTraining'>): SavedProgress {
  const resources = training.sessoes.flatMap(({ recursos }) => recursos);
  const last = resources.find((resource) => resource.flFoiUltimoRecursoAssistido === 1);
  return {
    stateNumber: training.nrEstado,
    videos: toVideos(resources),
    lastVideoId: last?.idRecursoSessao ?? null,
    certificate: toCertificate(training.certificado),
  };
}

function toVideos(
  resources: readonly Schema<'PlayerResourceProgress'>[],
): Record<number, VideoProgress> {
  const entries = resources.map((resource) => [
    resource.idRecursoSessao,
    {
      segments: resource.trechos.map(([from = 0, to = 0]) => [from, to] as const),
      position: resource.nrTempoVideo,
      isMarked: resource.flConclusaoManual,
    },
  ]);
  return Object.fromEntries(entries);
}

function toCertificate(certificate: Schema<'NullablePlayerCertificate'>): Certificate | null {
  if (!certificate) return null;
  return {
    code: certificate.dsCodigo,
    person: certificate.nmPessoa,
    training: certificate.nmTreinamento,
    version: certificate.nrVersao,
    issuedAt: certificate.dtEmissao,
  };
}
