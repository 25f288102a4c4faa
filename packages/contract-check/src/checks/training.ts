import type { Check } from '../check.ts';
import { ContractBroken, found, hold, holdFaults, need } from '../faults.ts';
import { dataOf, type LinkInfo, type TrainingCertificate, type WatchedState } from '../replies.ts';
import { unknownLink } from './credentials.ts';
import { holdValue } from './hold-value.ts';
import {
  firstVideo,
  holdWatched,
  openedWith,
  readTraining,
  saveState,
  stateRequest,
  type TrainingScene,
  type TrainingTools,
  videoIn,
  videosOf,
} from './training-scene.ts';

/** What a training asks before its first screen, and what it opens by its PIN. */
export const trainingOpeningChecks: readonly Check<TrainingScene>[] = [
  {
    id: 'training-link-info',
    operation: 'validateLink',
    rule: 'A link to a training tells what it opens.',
    async run({ caller, given }) {
      const hash = need(given.trainingLink, '--training-link');
      const reply = await caller.expect('validateLink', 200, { params: { hash } });
      holdValue('tipo', dataOf<LinkInfo>(reply).tipo, 'treinamento');
    },
  },
  {
    id: 'training-door',
    operation: 'getPlayerMaskedEmail',
    rule: 'The code in the address is enough to read the name of the training and a part of the address of its person.',
    async run(tools) {
      const hs = need(tools.given.trainingLink, '--training-link');
      const reply = await tools.caller.expect('getPlayerMaskedEmail', 200, { params: { hs } });
      const door = dataOf<{ maskedEmail: string | null; nmTreinamento: string }>(reply);
      const { nmTreinamento } = found(tools.scene.training, 'the training');
      holdValue('nmTreinamento', door.nmTreinamento, nmTreinamento);
      hold(!/^[\w.+-]+@/.test(door.maskedEmail ?? ''), 'maskedEmail is masked nowhere');
    },
  },
  {
    id: 'wrong-pin',
    operation: 'getPlayerTraining',
    rule: 'A PIN that was not mailed opens nothing (401).',
    async run(tools) {
      const { params } = openedWith(tools);
      const pin = params.pin.startsWith('X') ? 'ZZZZ' : 'XXXX';
      await tools.caller.expect('getPlayerTraining', 401, { params: { ...params, pin } });
    },
  },
  {
    id: 'training',
    operation: 'getPlayerTraining',
    rule: 'The training has as many videos as it says, each once.',
    async run(tools) {
      const training = await readTraining(tools);
      const ids = videosOf(training).map((video) => video.idRecursoSessao);
      holdValue('qtdRecursos', training.qtdRecursos, ids.length);
      hold(new Set(ids).size === ids.length, 'has the same idRecursoSessao twice');
    },
  },
  {
    id: 'pin-in-small-letters',
    operation: 'validatePlayerPin',
    rule: 'A PIN is taken in small letters too.',
    async run(tools) {
      const { params } = openedWith(tools);
      const pin = params.pin.toLowerCase();
      await tools.caller.expect('validatePlayerPin', 200, { params: { ...params, pin } });
    },
  },
  {
    id: 'pin-lengthened',
    operation: 'refreshPlayerPin',
    rule: 'Lengthening a PIN makes it good for no shorter than before, which the training tells too.',
    async run(tools) {
      const { hs, params } = openedWith(tools);
      const body = { hsTreinamento: hs, dsPin: params.pin };
      const before = await readTraining(tools);
      const reply = await tools.caller.expect('refreshPlayerPin', 200, { link: hs, body });
      const { dataExpiracao } = dataOf<{ dataExpiracao: string }>(reply);
      hold(
        Date.parse(dataExpiracao) >= Date.parse(before.dataExpiracao),
        `dataExpiracao went from ${before.dataExpiracao} to ${dataExpiracao}`,
      );
      const after = await readTraining(tools);
      holdValue('dataExpiracao of getPlayerTraining', after.dataExpiracao, dataExpiracao);
    },
  },
  {
    id: 'video-address',
    operation: 'getPlayerVideoUrl',
    rule: 'A video of the training has an address to read it from.',
    async run(tools) {
      const { params } = openedWith(tools);
      const query = { objectName: firstVideo(tools).urlRecurso };
      await tools.caller.expect('getPlayerVideoUrl', 200, { params, query });
    },
  },
  {
    id: 'video-of-another-training',
    operation: 'getPlayerVideoUrl',
    rule: 'A video that the training has not has no address (404).',
    async run(tools) {
      const { params } = openedWith(tools);
      const query = { objectName: `treinamentos/${unknownLink()}.mp4` };
      await tools.caller.expect('getPlayerVideoUrl', 404, { params, query });
    },
  },
];

/** How what was watched is kept. Each video is taken to last three seconds or longer. */
export const watchingChecks: readonly Check<TrainingScene>[] = [
  {
    id: 'state-wrong-types',
    operation: 'savePlayerProgress',
    rule: 'A state of wrong types is a 400 that names its field.',
    async run(tools) {
      const sent = { trechos: [], nrTempoVideo: 'a' as unknown as number };
      const request = stateRequest(tools, firstVideo(tools), { sent, number: 1 });
      const reply = await tools.caller.expect('savePlayerProgress', 400, request);
      holdFaults(reply, 'recursosPlataformaTreinamento.0.nrTempoVideo');
    },
  },
  {
    id: 'state-of-another-link',
    operation: 'savePlayerProgress',
    rule: 'A state that names another link is a 403.',
    async run(tools) {
      const sent = { trechos: [], nrTempoVideo: 0 };
      const { params, body } = stateRequest(tools, firstVideo(tools), { sent, number: 1 });
      const other = { ...body, hash: unknownLink() };
      await tools.caller.expect('savePlayerProgress', 403, { params, body: other });
    },
  },
  {
    id: 'state',
    operation: 'savePlayerProgress',
    rule: 'What was watched and the point of a video are kept, and read.',
    async run(tools) {
      const video = firstVideo(tools);
      const sent = { trechos: [[0, 1]], nrTempoVideo: 1 };
      const saved = await saveState(tools, video, { sent, number: 2 });
      tools.scene.firstState = saved;
      holdValue('nrEstado', saved.nrEstado, 2);
      holdValue('flEstadoAplicado', saved.flEstadoAplicado, true);
      const read = videoIn(videosOf(await readTraining(tools)), video);
      holdWatched(read, [[0, 1]]);
      holdValue('nrTempoVideo', read.nrTempoVideo, 1);
    },
  },
  {
    id: 'older-state',
    operation: 'savePlayerProgress',
    rule: 'A state that counts no further moves no point, but adds what was watched.',
    async run(tools) {
      found(tools.scene.firstState, 'the first state');
      const video = firstVideo(tools);
      const sent = { trechos: [[1, 2]], nrTempoVideo: 2 };
      const saved = await saveState(tools, video, { sent, number: 1 });
      holdValue('flEstadoAplicado', saved.flEstadoAplicado, false);
      const told = videoIn(saved.recursos, video);
      holdWatched(told, [[0, 2]]);
      holdValue('nrTempoVideo', told.nrTempoVideo, 1);
    },
  },
  {
    id: 'repeated-state',
    operation: 'savePlayerProgress',
    rule: 'A state that comes again changes nothing.',
    async run(tools) {
      found(tools.scene.firstState, 'the first state');
      const sent = { trechos: [[0, 1]], nrTempoVideo: 1 };
      const saved = await saveState(tools, firstVideo(tools), { sent, number: 2 });
      holdWatched(videoIn(saved.recursos, firstVideo(tools)), [[0, 2]]);
    },
  },
  {
    id: 'mark',
    operation: 'savePlayerProgress',
    rule: 'A video that is marked as concluded counts as such until the mark is taken back.',
    async run(tools) {
      const marks = [true, false];
      const told: unknown[] = [];
      for (const [at, flConclusaoManual] of marks.entries()) {
        const sent = { trechos: [], nrTempoVideo: 1, flConclusaoManual };
        const saved = await saveState(tools, firstVideo(tools), { sent, number: 3 + at });
        told.push(videoIn(saved.recursos, firstVideo(tools)).flFoiConcluido);
      }
      hold(`${told}` === '1,0', `flFoiConcluido is ${told.join(', then ')} instead of 1, then 0`);
    },
  },
  {
    id: 'watched-to-the-end',
    operation: 'savePlayerProgress',
    rule: 'Once each video was watched the training is concluded and has its certificate.',
    async run(tools) {
      const { certificado, ...last } = await watchAll(tools);
      holdValue('qtdConcluidos', last.qtdConcluidos, last.qtdRecursos);
      if (!certificado) throw new ContractBroken('certificado is null once all is concluded');
      tools.scene.certificate = certificado.dsCodigo;
    },
  },
  {
    id: 'certificate',
    operation: 'verifyCertificate',
    rule: 'Whoever holds the code of a certificate reads what it is for.',
    async run(tools) {
      const codigo = found(tools.scene.certificate, 'the certificate');
      const reply = await tools.caller.expect('verifyCertificate', 200, { params: { codigo } });
      const { nmTreinamento } = found(tools.scene.training, 'the training');
      holdValue('nmTreinamento', dataOf<TrainingCertificate>(reply).nmTreinamento, nmTreinamento);
    },
  },
];

async function watchAll(tools: TrainingTools): Promise<WatchedState> {
  const videos = videosOf(found(tools.scene.training, 'the training'));
  let last: WatchedState | undefined;
  for (const [at, video] of videos.entries()) {
    const { nrSegundos } = video;
    const sent = { trechos: [[0, nrSegundos]], nrTempoVideo: nrSegundos };
    last = await saveState(tools, video, { sent, number: 5 + at });
  }
  return found(last, 'a video');
}
