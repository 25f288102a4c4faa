import type { ApiClient } from '../client.ts';
import type { operations } from '../generated/schema.ts';
import { apiMutation, apiQuery } from './api-query.ts';

type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** The questionnaire of a link and how far it is. */
export const discQuestionnaireQuery = (client: ApiClient, hash: string) =>
  apiQuery(client, '/Resposta/get/{hash}', { params: { path: { hash } } });

/** The questions of a response with their options, in the order to ask. */
export const discQuestionsQuery = (client: ApiClient, idResposta: number) =>
  apiQuery(client, '/Pergunta/Get/{idResposta}', { params: { path: { idResposta } } });

/** The places stored for one question; none before it is answered. */
export const discAnswersQuery = (client: ApiClient, idResposta: number, idPergunta: number) =>
  apiQuery(client, '/RespostaOpcao/GetRespostasOpcoes/{idResposta}/{idPergunta}', {
    params: { path: { idResposta, idPergunta } },
  });

/** Saves the places of one question. */
export const saveDiscAnswersMutation = (client: ApiClient) =>
  apiMutation(client, '/RespostaOpcao/Post');

/** Says that the questionnaire was viewed or started. */
export const updateDiscStatusMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/PostHash');

/** Finishes the questionnaire. */
export const finishDiscResponseMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/FinalizaResposta');

/** Sums, outcome and certainty of a finished response: by its id, or 0 with the hash of a link. */
export const discProfileReportQuery = (client: ApiClient, idResposta: number, hash = '0') =>
  apiQuery(client, '/Resposta/GetPessoaRespostaPerfil', {
    params: { query: { idResposta, hsResposta: hash } },
  });

/** The texts of an outcome: the summary, then the five behavior cards. */
export const discResultSectionsQuery = (client: ApiClient, idResultado: number) =>
  apiQuery(client, '/Resultado/GetResultado/{idResultado}', { params: { path: { idResultado } } });

/** The characteristics of an outcome by knowledge group. */
export const discTraitsQuery = (
  client: ApiClient,
  nmPerfil: QueryOf<'listDiscTraits'>['nmPerfil'],
) =>
  apiQuery(client, '/OrganogramaPessoa/GetPerfisSimplificados', {
    params: { query: { nmPerfil } },
  });

/** The behavioral competencies of a finished response. */
export const discCompetenciesQuery = (client: ApiClient, idResposta: number) =>
  apiQuery(client, '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}', {
    params: { path: { idResposta } },
  });

/** Mails a fresh link to the report. */
export const sendDiscReportLinkMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/SendReportToEmail');

/** Mails a report that was made into a PDF. */
export const sendDiscReportPdfMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/SendReportPDFToEmail');

/** A page of a person's requests. */
export const discRequestsOfPersonQuery = (
  client: ApiClient,
  query: QueryOf<'listDiscRequestsOfPerson'>,
) => apiQuery(client, '/Resposta/GetRespostasPessoa', { params: { query } });

/** Whether an open request blocks a new one. */
export const discActiveRequestQuery = (client: ApiClient, idOrganogramaPessoa: number) =>
  apiQuery(client, '/Resposta/GetRespostaPessoaTemAtivo', {
    params: { query: { idOrganogramaPessoa } },
  });

/** How many people have each outcome. */
export const discOutcomeCountsQuery = (client: ApiClient, somenteAtivos = true) =>
  apiQuery(client, '/Resposta/ObterAnaliticoPerfis', { params: { query: { somenteAtivos } } });

/** Whom a mass send would reach and skip. */
export const discMassSendPreviewQuery = (client: ApiClient) =>
  apiQuery(client, '/Resposta/GetPreviaEnvioTodos');

/** A page of people with their latest request. */
export const employeesQuery = (client: ApiClient, query: QueryOf<'listEmployees'>) =>
  apiQuery(client, '/OrganogramaPessoa/Get', { params: { query } });

/** Sends a request to one person. */
export const createDiscRequestMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/Post');

/** Sends a request to everybody who can get one. */
export const createDiscRequestsForAllMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/PostTodosFuncionarios');

/** Mails a request again. */
export const resendDiscRequestMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/SendEmailFuncionario');

/** Closes an open request. */
export const closeDiscRequestMutation = (client: ApiClient) =>
  apiMutation(client, '/Resposta/Encerrar');
