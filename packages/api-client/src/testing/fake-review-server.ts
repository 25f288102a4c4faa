import type { Schema } from '../call-types.ts';
import { dataReply, type FakeReply, problemReply } from './fake-reply.ts';
import { createFakeServer, type FakeRequest, type FakeServer } from './fake-server.ts';
import {
  linkedReview,
  managerLinkedReview,
  managerLinkInfo,
  responseCompetencies,
  selfLinkInfo,
} from './self-assessment-fixtures.ts';
import { performanceStatusNames } from './status-names.ts';

type LinkedReview = Schema<'PerformanceLinkedResponse'>;

/** What a fake server of one performance response starts with. */
export interface FakeReviewOptions {
  /** Whose link opens it. @default 'responder' */
  role?: 'responder' | 'gestor';
  /** Changes how far the response is. */
  start?: Partial<LinkedReview>;
  /** Scores that the link's holder has given before, by competency. */
  scores?: readonly (readonly [competencyId: number, score: number])[];
}

/** A fake server that plays one performance response for one link, and remembers the scores. */
export interface FakeReviewServer extends FakeServer {
  /** The stored scores of the link's holder, by competency. */
  readonly scores: ReadonlyMap<number, number>;
}

/** Starts it. */
export function createFakeReviewServer({
  role = 'responder',
  start = {},
  scores: given = [],
}: FakeReviewOptions = {}): FakeReviewServer {
  const scores = new Map(given);
  const total = responseCompetencies.length;
  const opened = { ...(role === 'gestor' ? managerLinkedReview : linkedReview), ...start };
  let status = opened.idRespostaStatusAtual;
  let isDone = opened.flConcluido;

  function linked(): LinkedReview {
    const progress = { qtdCompetencias: scores.size, qtdTotal: total, flConcluido: isDone };
    return {
      ...opened,
      ...progress,
      idRespostaStatusAtual: status,
      nmStatus: performanceStatusNames[status],
    };
  }

  function moveTo(next: LinkedReview['idRespostaStatusAtual']): Schema<'PerformanceStatus'> {
    status = next;
    return {
      idResposta: opened.idResposta,
      cdStatus: status,
      nmStatus: performanceStatusNames[status],
    };
  }

  function save(competencyId: number, score: number): FakeReply | undefined {
    if (isDone && scores.get(competencyId) !== score) {
      return problemReply(409, 'Esta avaliação já foi finalizada e não pode mais ser alterada.');
    }
    scores.set(competencyId, score);
    return undefined;
  }

  function saveSelfAnswer({ body }: FakeRequest): FakeReply {
    const { idCompetencia, nrIndice } = body as Schema<'SaveSelfAnswerRequest'>;
    const refusal = save(idCompetencia, nrIndice);
    return (
      refusal ?? dataReply({ qtdCompetencias: scores.size, qtdTotal: total }, 'Salvo com sucesso.')
    );
  }

  function saveManagerAnswer({ body }: FakeRequest): FakeReply {
    const { idCompetencia, nrIndice } = body as Schema<'SaveManagerAnswerRequest'>;
    const refusal = save(idCompetencia, nrIndice);
    if (refusal) return refusal;
    isDone = scores.size === total;
    if (isDone) status = 2;
    const progress = { qtdCompetencias: scores.size, qtdTotal: total };
    const idRespostaOpcaoGestor = 90_000 + idCompetencia;
    return dataReply({
      idRespostaOpcaoGestor,
      ...progress,
      cdStatus: status,
      nmStatus: performanceStatusNames[status],
    });
  }

  const server = createFakeServer()
    .on('get', '/hash/validar/{hash}', role === 'gestor' ? managerLinkInfo : selfLinkInfo)
    .on('get', '/RespostaDesempenho/get/{hash}', linked)
    .on('get', '/CompetenciaDesempenho/GetCompetencias', {
      rows: responseCompetencies.map(({ idRespostaOpcao: _, ...competency }) => competency),
      qtdRecords: total,
    })
    .on('get', '/RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}', () => ({
      rows: [...scores].map(([idCompetencia, nrIndice]) => ({ idCompetencia, nrIndice })),
      qtdRecords: scores.size,
    }))
    .on('post', '/RespostaDesempenho/PostVisualizado', () => moveTo(3))
    .on('post', '/RespostaDesempenho/PostIniciado', () => moveTo(1))
    .on('post', '/RespostaOpcaoDesempenho/PostRespostaOpcao', saveSelfAnswer)
    .on('post', '/RespostaDesempenho/PostFinalizado', () => {
      if (scores.size < total) {
        return problemReply(409, 'Responda todas as competências antes de terminar.');
      }
      isDone = true;
      return moveTo(6);
    })
    .on('get', '/RespostaOpcaoDesempenho/GetDadosResposta', [...responseCompetencies])
    .on('get', '/RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor', () =>
      responseCompetencies.flatMap(({ idCompetencia, cdCompetencia, nmCompetencia }) => {
        const nrIndice = scores.get(idCompetencia);
        const idRespostaOpcaoGestor = 90_000 + idCompetencia;
        return nrIndice === undefined
          ? []
          : [{ idRespostaOpcaoGestor, idCompetencia, cdCompetencia, nmCompetencia, nrIndice }];
      }),
    )
    .on('post', '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor', saveManagerAnswer);
  return Object.assign(server, { scores });
}
