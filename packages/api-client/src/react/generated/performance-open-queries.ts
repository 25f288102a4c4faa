// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const markPerformanceViewedChanges: readonly OperationId[] = ['getSelfAssessmentByLink', 'getPerformanceReportHeader', 'getLatestPerformanceStatus', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getWaiting', 'getEmployeeSheet', 'listCyclePeople', 'getCycleAdherence', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration'];

const confirmAgreementChanges: readonly OperationId[] = ['listAgreements', 'listOwnAgreements', 'getSelfAssessmentByLink'];

/** Read the performance response of a link. `GET /RespostaDesempenho/get/{hash}` */
export const getSelfAssessmentByLinkQuery: ReadOf<'getSelfAssessmentByLink'> = (client, params) =>
  apiQuery(client, 'getSelfAssessmentByLink', '/RespostaDesempenho/get/{hash}', params);

/** Say that the self-assessment was viewed. `POST /RespostaDesempenho/PostVisualizado` */
export const markPerformanceViewedMutation: WriteOf<'markPerformanceViewed'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/PostVisualizado', markPerformanceViewedChanges);

/** Say that the self-assessment was started. `POST /RespostaDesempenho/PostIniciado` */
export const markPerformanceStartedMutation: WriteOf<'markPerformanceStarted'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/PostIniciado', markPerformanceViewedChanges);

/** Finish the self-assessment. `POST /RespostaDesempenho/PostFinalizado` */
export const finishSelfAssessmentMutation: WriteOf<'finishSelfAssessment'> = (client) =>
  apiMutation(client, 'post', '/RespostaDesempenho/PostFinalizado', ['getSelfAssessmentByLink', 'getPerformanceReportHeader', 'getLatestPerformanceStatus', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'getWaiting', 'listNotifications', 'getDashboard', 'getBoardReport', 'listCompetencyAverages', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'listTeamCompetencies', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration']);

/** Tell how a review stands for the caller. `GET /RespostaDesempenho/GetSituacao` */
export const getReviewStandingQuery: ReadOf<'getReviewStanding'> = (client, params) =>
  apiQuery(client, 'getReviewStanding', '/RespostaDesempenho/GetSituacao', params);

/** Read the header of a performance report. `GET /RespostaDesempenho/GetDadosFuncionarioRelatorio` */
export const getPerformanceReportHeaderQuery: ReadOf<'getPerformanceReportHeader'> = (client, params) =>
  apiQuery(client, 'getPerformanceReportHeader', '/RespostaDesempenho/GetDadosFuncionarioRelatorio', params);

/** Count the competencies of a response. `GET /RespostaDesempenho/GetQuantiadeCompetencias/{idResposta}` */
export const countPerformanceCompetenciesQuery: ReadOf<'countPerformanceCompetencies'> = (client, params) =>
  apiQuery(client, 'countPerformanceCompetencies', '/RespostaDesempenho/GetQuantiadeCompetencias/{idResposta}', params);

/** Read the id of a person's latest response. `GET /RespostaDesempenho/GetUltimaResposta/{idPessoa}` */
export const getLatestPerformanceResponseQuery: ReadOf<'getLatestPerformanceResponse'> = (client, params) =>
  apiQuery(client, 'getLatestPerformanceResponse', '/RespostaDesempenho/GetUltimaResposta/{idPessoa}', params);

/** Read how far a person and the managers agree. `GET /RespostaDesempenho/PercentualAlinhado/{idOrganogramaPessoa}` */
export const getAlignmentOfPersonQuery: ReadOf<'getAlignmentOfPerson'> = (client, params) =>
  apiQuery(client, 'getAlignmentOfPerson', '/RespostaDesempenho/PercentualAlinhado/{idOrganogramaPessoa}', params);

/** Read self and manager score of one answer. `GET /RespostaDesempenho/GetNotasResposta/{id}` */
export const getCompetencyScoresQuery: ReadOf<'getCompetencyScores'> = (client, params) =>
  apiQuery(client, 'getCompetencyScores', '/RespostaDesempenho/GetNotasResposta/{id}', params);

/** List a manager's answers about a person. `GET /RespostaDesempenho/GetRespostasGestor` */
export const listManagerAnswersQuery: ReadOf<'listManagerAnswers'> = (client, params) =>
  apiQuery(client, 'listManagerAnswers', '/RespostaDesempenho/GetRespostasGestor', params);

/** List the stored self-assessment answers. `GET /RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}` */
export const listSelfAnswersQuery: ReadOf<'listSelfAnswers'> = (client, params) =>
  apiQuery(client, 'listSelfAnswers', '/RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}', params);

/** Save one self-assessment answer. `POST /RespostaOpcaoDesempenho/PostRespostaOpcao` */
export const saveSelfAnswerMutation: WriteOf<'saveSelfAnswer'> = (client) =>
  apiMutation(client, 'post', '/RespostaOpcaoDesempenho/PostRespostaOpcao', ['getSelfAssessmentByLink', 'getPerformanceReportHeader', 'getLatestPerformanceStatus', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'listSelfAnswers', 'listSelfScores', 'getWaiting', 'getEmployeeSheet', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans']);

/** List the self scores of a response. `GET /RespostaOpcaoDesempenho/GetRespostaIndices` */
export const listSelfScoresQuery: ReadOf<'listSelfScores'> = (client, params) =>
  apiQuery(client, 'listSelfScores', '/RespostaOpcaoDesempenho/GetRespostaIndices', params);

/** List the competencies of a response. `GET /RespostaOpcaoDesempenho/GetDadosResposta` */
export const listResponseCompetenciesQuery: ReadOf<'listResponseCompetencies'> = (client, params) =>
  apiQuery(client, 'listResponseCompetencies', '/RespostaOpcaoDesempenho/GetDadosResposta', params);

/** Save one manager's score. `POST /RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor` */
export const saveManagerAnswerMutation: WriteOf<'saveManagerAnswer'> = (client) =>
  apiMutation(client, 'post', '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor', ['getSelfAssessmentByLink', 'getPerformanceReportHeader', 'getLatestPerformanceStatus', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getAlignmentOfPerson', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listDisagreements', 'listFeedback', 'listManagerScores', 'listSelfScores', 'getCompetencyScores', 'listManagerAnswers', 'listOwnManagerScores', 'getWaiting', 'listNotifications', 'getDashboard', 'getBoardReport', 'listCompetencyAverages', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'listTeamCompetencies', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration', 'getScoreCalibration']);

/** List the managers' scores of a response. `GET /RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar` */
export const listManagerScoresQuery: ReadOf<'listManagerScores'> = (client, params) =>
  apiQuery(client, 'listManagerScores', '/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar', params);

/** List a manager's own scores. `GET /RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor` */
export const listOwnManagerScoresQuery: ReadOf<'listOwnManagerScores'> = (client, params) =>
  apiQuery(client, 'listOwnManagerScores', '/RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor', params);

/** List the competencies that owe feedback. `GET /RespostaOpcaoGestorDesempenho/GetDiscordancias` */
export const listDisagreementsQuery: ReadOf<'listDisagreements'> = (client, params) =>
  apiQuery(client, 'listDisagreements', '/RespostaOpcaoGestorDesempenho/GetDiscordancias', params);

/** List the managers' feedback on a competency. `GET /RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack` */
export const listFeedbackQuery: ReadOf<'listFeedback'> = (client, params) =>
  apiQuery(client, 'listFeedback', '/RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack', params);

/** Save a manager's feedback. `POST /RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor` */
export const saveManagerFeedbackMutation: WriteOf<'saveManagerFeedback'> = (client) =>
  apiMutation(client, 'post', '/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor', ['getSelfAssessmentByLink', 'getPerformanceReportHeader', 'getLatestPerformanceStatus', 'listPerformanceByEmployee', 'listPerformanceRequestsOfPerson', 'listReportsOfManager', 'getReviewStanding', 'getPerformanceMassSendPreview', 'getWaiting', 'getPerformanceReminderPreview', 'listDisagreements', 'listFeedback', 'listManagerAnswers', 'listNotifications', 'getDashboard', 'getBoardReport', 'listCompetencyAverages', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'listTeamCompetencies', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration']);

/** List performance competencies. `GET /CompetenciaDesempenho/GetCompetencias` */
export const listPerformanceCompetenciesQuery: ReadOf<'listPerformanceCompetencies'> = (client, params) =>
  apiQuery(client, 'listPerformanceCompetencies', '/CompetenciaDesempenho/GetCompetencias', params);

/** Read a manager by id. `GET /OrganogramaPessoa/GetGestor` */
export const getManagerQuery: ReadOf<'getManager'> = (client, params) =>
  apiQuery(client, 'getManager', '/OrganogramaPessoa/GetGestor', params);

/** Read the manager a link was issued to. `GET /OrganogramaPessoa/GetGestor/{hash}` */
export const getManagerByLinkQuery: ReadOf<'getManagerByLink'> = (client, params) =>
  apiQuery(client, 'getManagerByLink', '/OrganogramaPessoa/GetGestor/{hash}', params);

/** Read a person's name. `GET /OrganogramaPessoa/GetNomePessoa/{id}` */
export const getPersonNameQuery: ReadOf<'getPersonName'> = (client, params) =>
  apiQuery(client, 'getPersonName', '/OrganogramaPessoa/GetNomePessoa/{id}', params);

/** List the people a manager evaluates. `GET /RespostaDesempenho/GetPessoasGridGestor` */
export const listReportsOfManagerQuery: ReadOf<'listReportsOfManager'> = (client, params) =>
  apiQuery(client, 'listReportsOfManager', '/RespostaDesempenho/GetPessoasGridGestor', params);

/** List the agreements of a review. `GET /CombinadoDesempenho/GetDaResposta` */
export const listAgreementsQuery: ReadOf<'listAgreements'> = (client, params) =>
  apiQuery(client, 'listAgreements', '/CombinadoDesempenho/GetDaResposta', params);

/** Save an agreement of a review. `POST /CombinadoDesempenho/Post` */
export const saveAgreementMutation: WriteOf<'saveAgreement'> = (client) =>
  apiMutation(client, 'post', '/CombinadoDesempenho/Post', ['listAgreements', 'listOwnAgreements', 'getSelfAssessmentByLink', 'listEmployeeMails', 'getEmployeeSheet']);

/** Confirm an agreement. `POST /CombinadoDesempenho/PostConfirmacao` */
export const confirmAgreementMutation: WriteOf<'confirmAgreement'> = (client) =>
  apiMutation(client, 'post', '/CombinadoDesempenho/PostConfirmacao', confirmAgreementChanges);

/** End an agreement, or open it again. `POST /CombinadoDesempenho/PostSituacao` */
export const setAgreementOutcomeMutation: WriteOf<'setAgreementOutcome'> = (client) =>
  apiMutation(client, 'post', '/CombinadoDesempenho/PostSituacao', confirmAgreementChanges);

/** Take away an agreement that has never held. `POST /CombinadoDesempenho/Delete` */
export const removeAgreementMutation: WriteOf<'removeAgreement'> = (client) =>
  apiMutation(client, 'post', '/CombinadoDesempenho/Delete', confirmAgreementChanges);

/** Tell the means of those around a person. `GET /AvaliadorDesempenho/GetMedias` */
export const getAroundMeansQuery: ReadOf<'getAroundMeans'> = (client, params) =>
  apiQuery(client, 'getAroundMeans', '/AvaliadorDesempenho/GetMedias', params);
