// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const sendDiscReportPdfChanges: readonly OperationId[] = ['listEmployeeMails'];

const createDiscRequestChanges: readonly OperationId[] = ['getEmployeeUser', 'listEmployees', 'listDiscRequestsOfPerson', 'getDiscActiveRequest', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'getWaiting', 'getEmployee', 'getDashboard', 'getBoardReport', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getCycleCalibration'];

/** Mail a report as PDF. `POST /Resposta/SendReportPDFToEmail` */
export const sendDiscReportPdfMutation: WriteOf<'sendDiscReportPdf'> = (client) =>
  apiMutation(client, 'post', '/Resposta/SendReportPDFToEmail', sendDiscReportPdfChanges);

/** List the requests of a person. `GET /Resposta/GetRespostasPessoa` */
export const listDiscRequestsOfPersonQuery: ReadOf<'listDiscRequestsOfPerson'> = (client, params) =>
  apiQuery(client, 'listDiscRequestsOfPerson', '/Resposta/GetRespostasPessoa', params);

/** Ask whether a person has an open request. `GET /Resposta/GetRespostaPessoaTemAtivo` */
export const getDiscActiveRequestQuery: ReadOf<'getDiscActiveRequest'> = (client, params) =>
  apiQuery(client, 'getDiscActiveRequest', '/Resposta/GetRespostaPessoaTemAtivo', params);

/** Send a request to a person. `POST /Resposta/Post` */
export const createDiscRequestMutation: WriteOf<'createDiscRequest'> = (client) =>
  apiMutation(client, 'post', '/Resposta/Post', createDiscRequestChanges);

/** Count whom a mass send would reach. `GET /Resposta/GetPreviaEnvioTodos` */
export const getDiscMassSendPreviewQuery: ReadOf<'getDiscMassSendPreview'> = (client, params) =>
  apiQuery(client, 'getDiscMassSendPreview', '/Resposta/GetPreviaEnvioTodos', params);

/** Send a request to everybody who can get one. `POST /Resposta/PostTodosFuncionarios` */
export const createDiscRequestsForAllMutation: WriteOf<'createDiscRequestsForAll'> = (client) =>
  apiMutation(client, 'post', '/Resposta/PostTodosFuncionarios', createDiscRequestChanges);

/** Mail a request again. `POST /Resposta/SendEmailFuncionario` */
export const resendDiscRequestMutation: WriteOf<'resendDiscRequest'> = (client) =>
  apiMutation(client, 'post', '/Resposta/SendEmailFuncionario', ['listEmployees', 'listDiscRequestsOfPerson', 'getWaiting', 'getEmployeeSheet', 'listEmployeeMails', 'getDiscReminderPreview']);

/** Count whom a reminder would reach. `GET /Resposta/GetPreviaLembrete` */
export const getDiscReminderPreviewQuery: ReadOf<'getDiscReminderPreview'> = (client, params) =>
  apiQuery(client, 'getDiscReminderPreview', '/Resposta/GetPreviaLembrete', params);

/** Remind everybody who is waited for. `POST /Resposta/Lembrar` */
export const remindDiscPeopleMutation: WriteOf<'remindDiscPeople'> = (client) =>
  apiMutation(client, 'post', '/Resposta/Lembrar', ['getDiscReminderPreview', 'listEmployees', 'listDiscRequestsOfPerson', 'getWaiting', 'getEmployeeSheet', 'listEmployeeMails']);

/** Close an open request. `POST /Resposta/Encerrar` */
export const closeDiscRequestMutation: WriteOf<'closeDiscRequest'> = (client) =>
  apiMutation(client, 'post', '/Resposta/Encerrar', ['getEmployeeUser', 'listEmployees', 'listDiscRequestsOfPerson', 'getDiscActiveRequest', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'getWaiting', 'getEmployeeSheet', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'validateLink', 'getLinkPerson', 'getQuestionnaireByLink', 'getCycleCalibration']);

/** Make an answering link to hand over. `POST /Resposta/CriarLink` */
export const createDiscHandedLinkMutation: WriteOf<'createDiscHandedLink'> = (client) =>
  apiMutation(client, 'post', '/Resposta/CriarLink', sendDiscReportPdfChanges);

/** Make slips of open requests. `POST /Resposta/CriarBilhetes` */
export const createDiscSlipsMutation: WriteOf<'createDiscSlips'> = (client) =>
  apiMutation(client, 'post', '/Resposta/CriarBilhetes', sendDiscReportPdfChanges);

/** Count people by outcome. `GET /Resposta/ObterAnaliticoPerfis` */
export const listDiscOutcomeCountsQuery: ReadOf<'listDiscOutcomeCounts'> = (client, params) =>
  apiQuery(client, 'listDiscOutcomeCounts', '/Resposta/ObterAnaliticoPerfis', params);

/** Get an answering link to an own open request. `GET /Resposta/GetHashResposta` */
export const createDiscSessionLinkMutation: WriteOf<'createDiscSessionLink'> = (client) =>
  apiMutation(client, 'get', '/Resposta/GetHashResposta', []);

/** Read where the people of a team stand on the map of profiles. `GET /Resposta/GetMapaEquipe` */
export const getTeamMapQuery: ReadOf<'getTeamMap'> = (client, params) =>
  apiQuery(client, 'getTeamMap', '/Resposta/GetMapaEquipe', params);

/** Read how two people work together. `GET /Resposta/GetParEquipe` */
export const compareTeamPeopleQuery: ReadOf<'compareTeamPeople'> = (client, params) =>
  apiQuery(client, 'compareTeamPeople', '/Resposta/GetParEquipe', params);
