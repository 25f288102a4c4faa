// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read the questionnaire of a link. `GET /Resposta/get/{hash}` */
export const getQuestionnaireByLinkQuery: ReadOf<'getQuestionnaireByLink'> = (client, params) =>
  apiQuery(client, 'getQuestionnaireByLink', '/Resposta/get/{hash}', params);

/** List the questions of a response. `GET /Pergunta/Get/{idResposta}` */
export const listDiscQuestionsQuery: ReadOf<'listDiscQuestions'> = (client, params) =>
  apiQuery(client, 'listDiscQuestions', '/Pergunta/Get/{idResposta}', params);

/** Read one question with its options. `GET /PerguntaOpcao/GetPerguntas/{idPergunta}/{idResposta}` */
export const getDiscQuestionOptionsQuery: ReadOf<'getDiscQuestionOptions'> = (client, params) =>
  apiQuery(client, 'getDiscQuestionOptions', '/PerguntaOpcao/GetPerguntas/{idPergunta}/{idResposta}', params);

/** Read the stored answers of one question. `GET /RespostaOpcao/GetRespostasOpcoes/{idResposta}/{idPergunta}` */
export const getDiscAnswersQuery: ReadOf<'getDiscAnswers'> = (client, params) =>
  apiQuery(client, 'getDiscAnswers', '/RespostaOpcao/GetRespostasOpcoes/{idResposta}/{idPergunta}', params);

/** Save the answers of one question. `POST /RespostaOpcao/Post` */
export const saveDiscAnswersMutation: WriteOf<'saveDiscAnswers'> = (client) =>
  apiMutation(client, 'post', '/RespostaOpcao/Post', ['getEmployeeUser', 'getDiscAnswers', 'getQuestionnaireByLink', 'listDiscRequestsOfPerson', 'listEmployees', 'getWaiting', 'getEmployeeSheet', 'listCyclePeople', 'getCycleAdherence', 'getCycleCalibration']);

/** Say that the questionnaire was viewed or started. `POST /Resposta/PostHash` */
export const updateDiscStatusMutation: WriteOf<'updateDiscStatus'> = (client) =>
  apiMutation(client, 'post', '/Resposta/PostHash', ['getQuestionnaireByLink', 'listDiscRequestsOfPerson', 'listEmployees', 'getWaiting', 'getEmployeeSheet', 'getDiscReminderPreview', 'getEmployeeUser', 'listCyclePeople', 'getCycleAdherence', 'getCycleCalibration']);

/** Finish the questionnaire. `POST /Resposta/FinalizaResposta` */
export const finishDiscResponseMutation: WriteOf<'finishDiscResponse'> = (client) =>
  apiMutation(client, 'post', '/Resposta/FinalizaResposta', ['getQuestionnaireByLink', 'listEmployees', 'listDiscRequestsOfPerson', 'getDiscActiveRequest', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'listDiscOutcomeCounts', 'getDiscProfileReport', 'listDiscCompetencies', 'getWaiting', 'getEmployeeUser', 'getEmployeeTotals', 'listNotifications', 'getDashboard', 'getBoardReport', 'listDiscProfileShares', 'getEmployeeSheet', 'listCycles', 'getCycle', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getTeamMap', 'compareTeamPeople', 'getCycleCalibration']);

/** Read the profile sums of a finished response. `GET /Resposta/GetPessoaRespostaPerfil` */
export const getDiscProfileReportQuery: ReadOf<'getDiscProfileReport'> = (client, params) =>
  apiQuery(client, 'getDiscProfileReport', '/Resposta/GetPessoaRespostaPerfil', params);

/** List the text sections of an outcome. `GET /Resultado/GetResultado/{idResultado}` */
export const listDiscResultSectionsQuery: ReadOf<'listDiscResultSections'> = (client, params) =>
  apiQuery(client, 'listDiscResultSections', '/Resultado/GetResultado/{idResultado}', params);

/** List the characteristics of an outcome. `GET /OrganogramaPessoa/GetPerfisSimplificados` */
export const listDiscTraitsQuery: ReadOf<'listDiscTraits'> = (client, params) =>
  apiQuery(client, 'listDiscTraits', '/OrganogramaPessoa/GetPerfisSimplificados', params);

/** List the behavioral competencies of a finished response. `GET /ResultadoCompetencia/GetResultadoCompetencia/{idResposta}` */
export const listDiscCompetenciesQuery: ReadOf<'listDiscCompetencies'> = (client, params) =>
  apiQuery(client, 'listDiscCompetencies', '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}', params);

/** Mail a report link. `POST /Resposta/SendReportToEmail` */
export const sendDiscReportLinkMutation: WriteOf<'sendDiscReportLink'> = (client) =>
  apiMutation(client, 'post', '/Resposta/SendReportToEmail', ['listEmployeeMails']);
