import type { Schema } from '@aferir/api-client';
import {
  createFakeServer,
  dataReply,
  type FakeServer,
  problemReply,
} from '@aferir/api-client/testing';
import { isConcluded, mergeSegments, PIN_LIFETIME, type WatchedSegment } from '@aferir/domain';
import type {
  OpenedTraining,
  PlayerDoor,
  SavedProgress,
  Training,
} from './training-player.types.ts';

const company = { name: 'Empresa Exemplo', logoUrl: null, color: null };

/** What a link opens before its PIN. */
export const door: PlayerDoor = {
  trainingTitle: 'Boas-vindas',
  company,
  maskedEmail: 'a•••@empresa.example',
};

/** Two sessions with three videos. */
export const training: Training = {
  id: 3,
  title: 'Boas-vindas',
  description: 'Como a empresa funciona, do primeiro dia ao primeiro mês.',
  category: 'Integração',
  author: 'Carla Nunes',
  company,
  sessions: [
    {
      name: 'Primeiro dia',
      videos: [
        { id: 7, name: 'A empresa', storedName: 'treinamentos/a.mp4', duration: 10 },
        { id: 8, name: 'As pessoas', storedName: 'treinamentos/b.mp4', duration: 100 },
      ],
    },
    {
      name: 'Primeiro mês',
      videos: [{ id: 9, name: 'As metas', storedName: 'treinamentos/c.mp4', duration: 1000 }],
    },
  ],
};

/** Nothing has been watched of it. */
export const freshProgress: SavedProgress = {
  stateNumber: 0,
  videos: Object.fromEntries(
    [7, 8, 9].map((id) => [id, { segments: [], position: 0, isMarked: false }]),
  ),
  lastVideoId: null,
  certificate: null,
};

/** What a certificate of it says. */
export const certificate = {
  code: '7KQ2-M9XD-4TFA',
  person: 'Ana Souza',
  training: 'Boas-vindas',
  version: 1,
  issuedAt: '2026-11-25T12:04:00.000Z',
};

/** Just opened. */
export const opened: OpenedTraining = {
  training,
  progress: freshProgress,
  pinLifetime: PIN_LIFETIME,
};

const paths = {
  door: '/Treinamento/GetMaskedEmail/{hs}',
  training: '/Treinamento/GetDadosTreinamentoPlataformaTreinamento/{hs}/{pin}',
  address: '/Treinamento/GetSignedUrl/{hs}/{pin}',
  save: '/Treinamento/PostEstadoRecursoPlataformaTreinamento/{hs}/{pin}',
} as const;

/** The operations of the player that tests make fail or look at. */
export { paths as playerPaths };

const facts = {
  dsResolucao: '320x180',
  nrTamanhoMB: 0.01,
  dsFormato: 'video/mp4',
} as const;

/** Starts a server that plays the training for the PIN `K7QD`, and remembers what is saved. */
export function createFakePlayerServer(): FakeServer {
  const resources = training.sessions.flatMap(({ videos }) => videos);
  const kept = new Map<number, { segments: WatchedSegment[]; position: number; isMarked: boolean }>(
    resources.map(({ id }) => [id, { segments: [], position: 0, isMarked: false }]),
  );
  let nrEstado = 0;
  let lastId: number | undefined;

  function progressOf(id: number): Schema<'PlayerResourceProgress'> {
    const { duration = 0 } = resources.find((resource) => resource.id === id) ?? {};
    const { segments, position, isMarked } = kept.get(id) ?? {
      segments: [],
      position: 0,
      isMarked: false,
    };
    return {
      idRecursoSessao: id,
      flFoiConcluido: isConcluded({ segments, isMarked }, duration) ? 1 : 0,
      flConclusaoManual: isMarked,
      nrTempoVideo: position,
      flFoiUltimoRecursoAssistido: id === lastId ? 1 : 0,
      trechos: segments.map(([from, to]) => [from, to]),
    };
  }

  function progress() {
    const concluded = resources.filter(({ id }) => progressOf(id).flFoiConcluido === 1).length;
    const isDone = concluded === resources.length;
    return {
      dsEstado: isDone ? ('Concluído' as const) : ('Em andamento' as const),
      qtdRecursos: resources.length,
      qtdConcluidos: concluded,
      certificado: isDone
        ? {
            dsCodigo: certificate.code,
            nmPessoa: certificate.person,
            nmTreinamento: certificate.training,
            nrVersao: certificate.version,
            dtEmissao: certificate.issuedAt,
          }
        : null,
    };
  }

  const server = createFakeServer()
    .on('get', paths.door, {
      maskedEmail: door.maskedEmail,
      nmTreinamento: door.trainingTitle,
      idCliente: 1,
      nmEmpresa: company.name,
      logoUrl: null,
      corMarca: null,
    })
    .on('post', '/Treinamento/EnviarPin/{hs}', null)
    .on('get', paths.training, ({ params }) =>
      params.pin === 'K7QD'
        ? dataReply({
            idTreinamento: training.id,
            nmTreinamento: training.title,
            dsTreinamento: training.description,
            idCategoria: 2,
            nmCategoria: training.category,
            urlFoto: null,
            nmAutor: training.author,
            nrVersao: 1,
            totalHoras: 0.3,
            totalMinutos: 18.5,
            unidadeMedida: 'minutos',
            dataExpiracao: new Date(Date.now() + PIN_LIFETIME).toISOString(),
            nrEstado,
            ...progress(),
            sessoes: training.sessions.map(({ name, videos }, indexSessao) => ({
              nmSessao: name,
              indexSessao,
              recursos: videos.map(
                ({ id, name: nmRecurso, storedName, duration }, indexRecurso) => ({
                  ...progressOf(id),
                  ...facts,
                  nmRecurso,
                  indexRecurso,
                  urlRecurso: storedName,
                  nrDuracao: duration / 60,
                  nrSegundos: duration,
                  flTemLegenda: false,
                }),
              ),
            })),
          } satisfies Schema<'PlayerTraining'>)
        : problemReply(
            401,
            'Seu acesso não foi validado. Verifique se o PIN está correto ou solicite um novo PIN.',
          ),
    )
    .on('get', paths.address, ({ query }) => ({
      urlVideo: `/videos/${query.objectName}`,
      dtExpiracao: new Date(Date.now() + 600_000).toISOString(),
      dsLegenda: null,
    }))
    .on('post', paths.save, ({ body }) => {
      const state = body as Schema<'SavePlayerProgressRequest'>;
      const isNewest = (state.nrEstado ?? 0) > nrEstado;
      if (isNewest) nrEstado = state.nrEstado ?? nrEstado;
      for (const one of state.recursosPlataformaTreinamento) {
        const before = kept.get(one.idRecursoSessao);
        const { duration = 0 } = resources.find(({ id }) => id === one.idRecursoSessao) ?? {};
        if (!before) continue;
        const told = (one.trechos ?? []).map(([from = 0, to = 0]) => [from, to] as const);
        kept.set(one.idRecursoSessao, {
          segments: mergeSegments([...before.segments, ...told], duration),
          position: isNewest ? one.nrTempoVideo : before.position,
          isMarked: (isNewest ? one.flConclusaoManual : undefined) ?? before.isMarked,
        });
        if (isNewest && one.flFoiUltimoRecursoAssistido === 1) lastId = one.idRecursoSessao;
      }
      const recursos = state.recursosPlataformaTreinamento.map(({ idRecursoSessao }) =>
        progressOf(idRecursoSessao),
      );
      return { nrEstado, flEstadoAplicado: isNewest, ...progress(), recursos };
    });
  return server;
}
