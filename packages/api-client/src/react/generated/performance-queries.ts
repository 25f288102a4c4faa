// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const createPerformanceRequestChanges: readonly OperationId[] = ['getLatestPerformanceResponse', 'getLatestPerformanceStatus', 'getAlignmentOfPerson', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listManagerAnswers', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getWaiting', 'listEmployees', 'getEmployee', 'getDashboard', 'getBoardReport', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getCycleCalibration'];

const createPerformanceHandedLinkChanges: readonly OperationId[] = ['listEmployeeMails'];

/** List the performance requests of a person. `GET /RespostaDesempenho/GetRespostasPessoa` */
export const listPerformanceRequestsOfPersonQuery: ReadOf<'listPerformanceRequestsOfPerson'> = (client, params) =>
  apiQuery(client, 'listPerformanceRequestsOfPerson', '/RespostaDesempenho/GetRespostasPessoa', params);

/** List employees with their performance status. `GET /RespostaDesempenho/GetPessoasGrid` */
export const listPerformanceByEmployeeQuery: ReadOf<'listPerformanceByEmployee'> = (client, params) =>
  apiQuery(client, 'listPerformanceByEmployee', '/RespostaDesempenho/GetPessoasGrid', params);

/** Send a performance request to a person. `POST /RespostaDesempenho/Post` */
export const createPerformanceRequestMutation: WriteOf<'createPerformanceRequest'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/Post', createPerformanceRequestChanges);

/** Send a performance request to everybody who can get one. `POST /RespostaDesempenho/PostTodosFuncionarios` */
export const createPerformanceRequestsForAllMutation: WriteOf<'createPerformanceRequestsForAll'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/PostTodosFuncionarios', createPerformanceRequestChanges);

/** Count whom a performance mass send would reach. `GET /RespostaDesempenho/GetPreviaEnvioTodos` */
export const getPerformanceMassSendPreviewQuery: ReadOf<'getPerformanceMassSendPreview'> = (client, params) =>
  apiQuery(client, 'getPerformanceMassSendPreview', '/RespostaDesempenho/GetPreviaEnvioTodos', params);

/** Read the status code of a person's latest response. `GET /RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}` */
export const getLatestPerformanceStatusQuery: ReadOf<'getLatestPerformanceStatus'> = (client, params) =>
  apiQuery(client, 'getLatestPerformanceStatus', '/RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}', params);

/** Mail a person's open request again. `POST /RespostaDesempenho/ReenviarEmails` */
export const resendPerformanceRequestMutation: WriteOf<'resendPerformanceRequest'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/ReenviarEmails', ['listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'getWaiting', 'getEmployeeSheet', 'listEmployeeMails', 'getPerformanceReminderPreview']);

/** Count whom a reminder would reach. `GET /RespostaDesempenho/GetPreviaLembrete` */
export const getPerformanceReminderPreviewQuery: ReadOf<'getPerformanceReminderPreview'> = (client, params) =>
  apiQuery(client, 'getPerformanceReminderPreview', '/RespostaDesempenho/GetPreviaLembrete', params);

/** Remind everybody who is waited for. `POST /RespostaDesempenho/Lembrar` */
export const remindPerformancePeopleMutation: WriteOf<'remindPerformancePeople'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/Lembrar', ['getPerformanceReminderPreview', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'getWaiting', 'getEmployeeSheet', 'listEmployeeMails']);

/** Make an answering link to hand over. `POST /RespostaDesempenho/CriarLink` */
export const createPerformanceHandedLinkMutation: WriteOf<'createPerformanceHandedLink'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/CriarLink', createPerformanceHandedLinkChanges);

/** Make slips of open requests. `POST /RespostaDesempenho/CriarBilhetes` */
export const createPerformanceSlipsMutation: WriteOf<'createPerformanceSlips'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/CriarBilhetes', createPerformanceHandedLinkChanges);

/** Close an open performance request. `POST /RespostaDesempenho/Encerrar` */
export const closePerformanceRequestMutation: WriteOf<'closePerformanceRequest'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/Encerrar', ['getSelfAssessmentByLink', 'getPerformanceReportHeader', 'getLatestPerformanceStatus', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getLatestPerformanceResponse', 'getAlignmentOfPerson', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listDisagreements', 'listFeedback', 'listManagerScores', 'listSelfScores', 'getWaiting', 'listNotifications', 'getDashboard', 'getBoardReport', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'listTeamCompetencies', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration', 'getScoreCalibration']);

/** List the competencies that the company keeps. `GET /CompetenciaDesempenho/Get` */
export const listCompetenciesQuery: ReadOf<'listCompetencies'> = (client, params) =>
  apiQuery(client, 'listCompetencies', '/CompetenciaDesempenho/Get', params);

/** Create or change a competency. `POST /CompetenciaDesempenho/Post` */
export const saveCompetencyMutation: WriteOf<'saveCompetency'> = (client) =>
  apiMutation(client, 'post', '/CompetenciaDesempenho/Post', ['listCompetencies', 'listPerformanceCompetencies', 'listPositionCompetencies', 'listPerformanceByEmployee', 'getEmployeeSheet', 'getDashboard', 'getBoardReport', 'getWaiting', 'listTeamCompetencies', 'getCycleCalibration']);

/** Put the competencies in order. `POST /CompetenciaDesempenho/Ordenar` */
export const orderCompetenciesMutation: WriteOf<'orderCompetencies'> = (client) =>
  apiMutation(client, 'post', '/CompetenciaDesempenho/Ordenar', ['listCompetencies', 'listPerformanceCompetencies', 'listPositionCompetencies', 'getDashboard', 'getBoardReport', 'listCompetencyAverages', 'listTeamCompetencies', 'getCycleCalibration']);

/** Retire a competency or bring it back. `POST /CompetenciaDesempenho/Situacao` */
export const setCompetencyActivityMutation: WriteOf<'setCompetencyActivity'> = (client) =>
  apiMutation(client, 'post', '/CompetenciaDesempenho/Situacao', ['listCompetencies', 'listPerformanceCompetencies', 'listPositionCompetencies']);

/** Get a link to a response for the own role. `GET /RespostaDesempenho/GetHashResposta` */
export const createSessionLinkMutation: WriteOf<'createSessionLink'> = (client) =>
  apiMutation(client, 'get', '/RespostaDesempenho/GetHashResposta', []);

/** Read the means of a team by competency. `GET /RespostaDesempenho/GetCompetenciasEquipe` */
export const listTeamCompetenciesQuery: ReadOf<'listTeamCompetencies'> = (client, params) =>
  apiQuery(client, 'listTeamCompetencies', '/RespostaDesempenho/GetCompetenciasEquipe', params);

/** List the open agreements of the caller. `GET /CombinadoDesempenho/GetMeus` */
export const listOwnAgreementsQuery: ReadOf<'listOwnAgreements'> = (client, params) =>
  apiQuery(client, 'listOwnAgreements', '/CombinadoDesempenho/GetMeus', params);

/** List who rates a person from around. `GET /AvaliadorDesempenho/GetDaResposta` */
export const listRatersQuery: ReadOf<'listRaters'> = (client, params) =>
  apiQuery(client, 'listRaters', '/AvaliadorDesempenho/GetDaResposta', params);

/** List people to propose. `GET /AvaliadorDesempenho/GetCandidatos` */
export const listRaterCandidatesQuery: ReadOf<'listRaterCandidates'> = (client, params) =>
  apiQuery(client, 'listRaterCandidates', '/AvaliadorDesempenho/GetCandidatos', params);

/** Propose somebody to rate a person. `POST /AvaliadorDesempenho/Post` */
export const proposeRaterMutation: WriteOf<'proposeRater'> = (client) =>
  apiMutation(client, 'post', '/AvaliadorDesempenho/Post', ['listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'listEmployees', 'getEmployee', 'listEmployeeMails', 'getEmployeeSheet']);

/** Approve or refuse a proposal. `POST /AvaliadorDesempenho/PostDecisao` */
export const decideRaterMutation: WriteOf<'decideRater'> = (client) =>
  apiMutation(client, 'post', '/AvaliadorDesempenho/PostDecisao', ['listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'listEmployeeMails', 'getEmployeeSheet']);

/** List whom the caller is asked to rate. `GET /AvaliadorDesempenho/GetMeus` */
export const listOwnRatingsQuery: ReadOf<'listOwnRatings'> = (client, params) =>
  apiQuery(client, 'listOwnRatings', '/AvaliadorDesempenho/GetMeus', params);

/** Read what the caller rates somebody by. `GET /AvaliadorDesempenho/GetAvaliacao` */
export const getOwnRatingQuery: ReadOf<'getOwnRating'> = (client, params) =>
  apiQuery(client, 'getOwnRating', '/AvaliadorDesempenho/GetAvaliacao', params);

/** Save the caller's score of a competency. `POST /AvaliadorDesempenho/PostNota` */
export const saveOwnRatingMutation: WriteOf<'saveOwnRating'> = (client) =>
  apiMutation(client, 'post', '/AvaliadorDesempenho/PostNota', ['listOwnRatings', 'getOwnRating']);

/** Read the scores of a cycle to calibrate them. `GET /CalibracaoDesempenho/GetDoCiclo` */
export const getCycleCalibrationQuery: ReadOf<'getCycleCalibration'> = (client, params) =>
  apiQuery(client, 'getCycleCalibration', '/CalibracaoDesempenho/GetDoCiclo', params);

/** Read how a score was calibrated. `GET /CalibracaoDesempenho/GetNota` */
export const getScoreCalibrationQuery: ReadOf<'getScoreCalibration'> = (client, params) =>
  apiQuery(client, 'getScoreCalibration', '/CalibracaoDesempenho/GetNota', params);

/** Calibrate a score. `POST /CalibracaoDesempenho/PostNota` */
export const calibrateScoreMutation: WriteOf<'calibrateScore'> = (client) =>
  apiMutation(client, 'post', '/CalibracaoDesempenho/PostNota', ['getCycleCalibration', 'getScoreCalibration', 'getCycle', 'getPerformanceReportHeader', 'getReviewStanding', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getAlignmentOfPerson', 'listDisagreements', 'listManagerScores', 'getDashboard', 'getBoardReport', 'listCompetencyAverages', 'getEmployeeSheet', 'listTeamCompetencies']);
