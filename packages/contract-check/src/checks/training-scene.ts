import { isDeepStrictEqual } from 'node:util';
import type { CheckTools } from '../check.ts';
import { ContractBroken, found, hold, need } from '../faults.ts';
import { dataOf, type Stretch, type Training, type Video, type WatchedState } from '../replies.ts';

/** What the checks of a training find on their way. */
export interface TrainingScene {
  /** The training as it was before anything was watched. */
  training: Training;
  /** What was saved first. */
  firstState: WatchedState;
  /** Code of the certificate, once everything was watched. */
  certificate: string;
}

/** What a check of a training works with. */
export type TrainingTools = CheckTools<TrainingScene>;

/** What a player sends of a video. */
export interface SentVideo {
  readonly trechos: readonly Stretch[];
  readonly nrTempoVideo: number;
  readonly flConclusaoManual?: boolean;
}

/** The link and PIN of the training, for paths that hold both. */
export function openedWith({ given }: TrainingTools) {
  const hs = need(given.trainingLink, '--training-link');
  return { hs, params: { hs, pin: need(given.pin, '--pin') } };
}

/** The training as it is now. */
export async function readTraining(tools: TrainingTools): Promise<Training> {
  const { params } = openedWith(tools);
  return dataOf(await tools.caller.expect('getPlayerTraining', 200, { params }));
}

/** The videos of a training, in order. */
export function videosOf({ sessoes }: Training): Video[] {
  return sessoes.flatMap(({ recursos }) => recursos);
}

/** The video that is watched first. */
export function firstVideo({ scene }: TrainingTools): Video {
  const [video] = videosOf(found(scene.training, 'the training'));
  return found(video, 'a video');
}

/** A video of a list by its id. */
export function videoIn<Listed extends { readonly idRecursoSessao: number }>(
  list: readonly Listed[],
  { idRecursoSessao }: Pick<Video, 'idRecursoSessao'>,
): Listed {
  const video = list.find((one) => one.idRecursoSessao === idRecursoSessao);
  if (!video) throw new ContractBroken(`has no video ${idRecursoSessao}`);
  return video;
}

/** What tells the server how far a video is. */
export function stateRequest(
  tools: TrainingTools,
  video: Pick<Video, 'idRecursoSessao'>,
  { sent, number }: { readonly sent: SentVideo; readonly number: number },
) {
  const { hs, params } = openedWith(tools);
  const recurso = {
    idRecursoSessao: video.idRecursoSessao,
    flFoiConcluido: 0,
    flFoiUltimoRecursoAssistido: 1,
    ...sent,
  };
  return { params, body: { hash: hs, nrEstado: number, recursosPlataformaTreinamento: [recurso] } };
}

/** Tells the server how far a video is. */
export async function saveState(
  tools: TrainingTools,
  video: Pick<Video, 'idRecursoSessao'>,
  state: { readonly sent: SentVideo; readonly number: number },
): Promise<WatchedState> {
  const request = stateRequest(tools, video, state);
  return dataOf(await tools.caller.expect('savePlayerProgress', 200, request));
}

/** Throws ContractBroken unless what was watched of a video is this. */
export function holdWatched(
  { trechos }: { readonly trechos: readonly Stretch[] },
  wanted: readonly Stretch[],
): void {
  hold(
    isDeepStrictEqual(trechos, wanted),
    `trechos is ${JSON.stringify(trechos)} instead of ${JSON.stringify(wanted)}`,
  );
}
