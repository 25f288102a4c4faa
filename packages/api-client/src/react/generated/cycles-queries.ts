// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const createCycleChanges: readonly OperationId[] = ['listCycles', 'getCycle', 'getCyclePreview', 'getCycleCalibration'];

const addCyclePeopleChanges: readonly OperationId[] = ['listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getEmployeeUser', 'listEmployees', 'listDiscRequestsOfPerson', 'getDiscActiveRequest', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'getWaiting', 'getEmployee', 'getDashboard', 'getBoardReport', 'getEmployeeSheet', 'listEmployeeMails', 'getLatestPerformanceResponse', 'getLatestPerformanceStatus', 'getAlignmentOfPerson', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listManagerAnswers', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getSelfAssessmentByLink', 'getPerformanceReportHeader', 'listDisagreements', 'listFeedback', 'listManagerScores', 'listSelfScores', 'listNotifications', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration', 'getScoreCalibration'];

const openCycleTotemChanges: readonly OperationId[] = ['getCycle', 'getTotem'];

/** List cycles. `GET /Ciclo/GetGrid` */
export const listCyclesQuery: ReadOf<'listCycles'> = (client, params) =>
  apiQuery(client, 'listCycles', '/Ciclo/GetGrid', params);

/** Read a cycle. `GET /Ciclo/GetDados/{id}` */
export const getCycleQuery: ReadOf<'getCycle'> = (client, params) =>
  apiQuery(client, 'getCycle', '/Ciclo/GetDados/{id}', params);

/** Create a cycle. `POST /Ciclo/Post` */
export const createCycleMutation: WriteOf<'createCycle'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/Post', createCycleChanges);

/** Change a cycle. `POST /Ciclo/Put` */
export const updateCycleMutation: WriteOf<'updateCycle'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/Put', createCycleChanges);

/** Delete a cycle for good. `POST /Ciclo/Delete` */
export const deleteCycleMutation: WriteOf<'deleteCycle'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/Delete', createCycleChanges);

/** Tell whom a cycle would reach. `GET /Ciclo/GetPrevia/{id}` */
export const getCyclePreviewQuery: ReadOf<'getCyclePreview'> = (client, params) =>
  apiQuery(client, 'getCyclePreview', '/Ciclo/GetPrevia/{id}', params);

/** List people to choose for a cycle. `GET /Ciclo/GetGridPessoas` */
export const listCycleCandidatesQuery: ReadOf<'listCycleCandidates'> = (client, params) =>
  apiQuery(client, 'listCycleCandidates', '/Ciclo/GetGridPessoas', params);

/** Begin a cycle, now or on its day. `POST /Ciclo/Iniciar` */
export const startCycleMutation: WriteOf<'startCycle'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/Iniciar', ['listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getEmployeeUser', 'listEmployees', 'listDiscRequestsOfPerson', 'getDiscActiveRequest', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'getWaiting', 'getEmployee', 'getDashboard', 'getBoardReport', 'getEmployeeSheet', 'listEmployeeMails', 'getLatestPerformanceResponse', 'getLatestPerformanceStatus', 'getAlignmentOfPerson', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listManagerAnswers', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getSelfAssessmentByLink', 'getPerformanceReportHeader', 'listDisagreements', 'listFeedback', 'listManagerScores', 'listSelfScores', 'listNotifications', 'listDashboardCycles', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration', 'getScoreCalibration']);

/** Make a scheduled cycle a draft again. `POST /Ciclo/CancelarAgendamento` */
export const unscheduleCycleMutation: WriteOf<'unscheduleCycle'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/CancelarAgendamento', createCycleChanges);

/** List the people of a cycle. `GET /Ciclo/GetPessoas` */
export const listCyclePeopleQuery: ReadOf<'listCyclePeople'> = (client, params) =>
  apiQuery(client, 'listCyclePeople', '/Ciclo/GetPessoas', params);

/** Tell how far a cycle is. `GET /Ciclo/GetAdesao/{id}` */
export const getCycleAdherenceQuery: ReadOf<'getCycleAdherence'> = (client, params) =>
  apiQuery(client, 'getCycleAdherence', '/Ciclo/GetAdesao/{id}', params);

/** Bring people into a cycle that is under way. `POST /Ciclo/IncluirPessoas` */
export const addCyclePeopleMutation: WriteOf<'addCyclePeople'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/IncluirPessoas', addCyclePeopleChanges);

/** Send a cycle to those who could not be reached. `POST /Ciclo/ReenviarSemEnvio` */
export const sendCycleToUnsentMutation: WriteOf<'sendCycleToUnsent'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/ReenviarSemEnvio', addCyclePeopleChanges);

/** Take somebody out of a cycle. `POST /Ciclo/RetirarPessoa` */
export const removeCyclePersonMutation: WriteOf<'removeCyclePerson'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/RetirarPessoa', addCyclePeopleChanges);

/** Move the deadline of a cycle that is under way. `POST /Ciclo/AlterarPrazo` */
export const moveCycleDeadlineMutation: WriteOf<'moveCycleDeadline'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/AlterarPrazo', ['listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getEmployeeUser', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'listOwnRatings', 'getOwnRating', 'getCycleCalibration']);

/** Release the results of a cycle, now or on a day. `POST /Ciclo/LiberarResultados` */
export const releaseCycleResultsMutation: WriteOf<'releaseCycleResults'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/LiberarResultados', ['getCycle', 'getPerformanceReportHeader', 'getReviewStanding', 'listPerformanceRequestsOfPerson', 'listEmployeeMails', 'getCycleCalibration']);

/** Tell what closing a cycle leaves open. `GET /Ciclo/GetEncerramento/{id}` */
export const getCycleClosingQuery: ReadOf<'getCycleClosing'> = (client, params) =>
  apiQuery(client, 'getCycleClosing', '/Ciclo/GetEncerramento/{id}', params);

/** Make the slips of a cycle. `POST /Ciclo/CriarBilhetes` */
export const createCycleSlipsMutation: WriteOf<'createCycleSlips'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/CriarBilhetes', []);

/** Open the totem of a cycle. `POST /Ciclo/AbrirTotem` */
export const openCycleTotemMutation: WriteOf<'openCycleTotem'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/AbrirTotem', openCycleTotemChanges);

/** Close the totem of a cycle. `POST /Ciclo/FecharTotem` */
export const closeCycleTotemMutation: WriteOf<'closeCycleTotem'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/FecharTotem', openCycleTotemChanges);

/** Close a cycle. `POST /Ciclo/Encerrar` */
export const closeCycleMutation: WriteOf<'closeCycle'> = (client) =>
  apiMutation(client, 'post', '/Ciclo/Encerrar', ['listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getEmployeeUser', 'listEmployees', 'listDiscRequestsOfPerson', 'getDiscActiveRequest', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'getWaiting', 'getEmployee', 'getDashboard', 'getBoardReport', 'getEmployeeSheet', 'listEmployeeMails', 'getLatestPerformanceResponse', 'getLatestPerformanceStatus', 'getAlignmentOfPerson', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listManagerAnswers', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getSelfAssessmentByLink', 'getPerformanceReportHeader', 'listDisagreements', 'listFeedback', 'listManagerScores', 'listSelfScores', 'listNotifications', 'listTeamCompetencies', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration', 'getScoreCalibration']);
