import type { Schema } from '../call-types.ts';
import {
  discCompetencies,
  discProfileReport,
  discQuestionnaire,
  discQuestions,
  discResultSections,
  discTraits,
} from './disc-fixtures.ts';
import { dataReply, problemReply } from './fake-reply.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { discStatusNames } from './status-names.ts';

/** A fake server that plays the whole questionnaire of one link and remembers the answers. */
export interface FakeDiscServer extends FakeServer {
  /** The stored answers by question id. */
  readonly answers: ReadonlyMap<number, readonly Schema<'DiscOptionRank'>[]>;
}

/** Starts it; `start` changes how far the questionnaire is, `answered` stores answers beforehand. */
export function createFakeDiscServer({
  start = {},
  answered = [],
}: {
  start?: Partial<Schema<'DiscQuestionnaire'>>;
  answered?: readonly (readonly [number, readonly Schema<'DiscOptionRank'>[]])[];
} = {}): FakeDiscServer {
  const answers = new Map(answered);
  let status = start.cdStatus ?? discQuestionnaire.cdStatus;
  let isFinished = start.flConcluido ?? false;

  const answeredIndex = () => {
    const index = discQuestions.findIndex(({ idPergunta }) => !answers.has(idPergunta));
    return index < 0 ? discQuestions.length : index;
  };
  const progress = () => ({
    nrIndiceRespondido: answeredIndex(),
    qtdPerguntas: discQuestions.length,
  });

  const server = createFakeServer()
    .on('get', '/Resposta/get/{hash}', () => ({
      ...discQuestionnaire,
      ...start,
      nmStatus: discStatusNames[status],
      cdStatus: status,
      flConcluido: isFinished,
      ...progress(),
    }))
    .on('get', '/Pergunta/Get/{idResposta}', [...discQuestions])
    .on('get', '/RespostaOpcao/GetRespostasOpcoes/{idResposta}/{idPergunta}', ({ params }) => [
      ...(answers.get(Number(params.idPergunta)) ?? []),
    ])
    .on('post', '/RespostaOpcao/Post', ({ body }) => {
      if (isFinished) return problemReply(409, 'Esta avaliação já foi finalizada.');
      const { idPergunta, lstRespostas } = body as Schema<'SaveDiscAnswersRequest'>;
      answers.set(idPergunta, lstRespostas);
      return dataReply(progress(), 'Salvo com sucesso.');
    })
    .on('post', '/Resposta/PostHash', ({ body }) => {
      const { idResposta, cdStatus } = body as Schema<'UpdateDiscStatusRequest'>;
      status = cdStatus;
      return { idResposta, cdStatus, nmStatus: discStatusNames[cdStatus] };
    })
    .on('post', '/Resposta/FinalizaResposta', () => {
      if (answeredIndex() < discQuestions.length) {
        return problemReply(409, 'Ainda há perguntas sem resposta.');
      }
      isFinished = true;
      status = 2;
      return {
        idResposta: 812,
        idResultado: 14,
        dtTermino: '2026-11-05T18:21:40.000Z',
        nrTempoMs: 725_000,
      };
    })
    .on('get', '/Resposta/GetPessoaRespostaPerfil', discProfileReport)
    .on('get', '/Resultado/GetResultado/{idResultado}', discResultSections)
    .on('get', '/OrganogramaPessoa/GetPerfisSimplificados', [...discTraits])
    .on('get', '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}', [...discCompetencies])
    .on('post', '/Resposta/SendReportToEmail', () =>
      dataReply('Email enviado com sucesso!', 'Email enviado com sucesso!'),
    );
  return Object.assign(server, { answers });
}
