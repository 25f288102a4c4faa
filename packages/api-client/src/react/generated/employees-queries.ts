// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** List employees. `GET /OrganogramaPessoa/Get` */
export const listEmployeesQuery: ReadOf<'listEmployees'> = (client, params) =>
  apiQuery(client, 'listEmployees', '/OrganogramaPessoa/Get', params);

/** List managers to choose from. `GET /OrganogramaPessoa/GetGestores` */
export const listManagerChoicesQuery: ReadOf<'listManagerChoices'> = (client, params) =>
  apiQuery(client, 'listManagerChoices', '/OrganogramaPessoa/GetGestores', params);

/** Read an employee. `GET /OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}` */
export const getEmployeeQuery: ReadOf<'getEmployee'> = (client, params) =>
  apiQuery(client, 'getEmployee', '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}', params);

/** Read a person's page. `GET /OrganogramaPessoa/GetFicha/{idOrganogramaPessoa}` */
export const getEmployeeSheetQuery: ReadOf<'getEmployeeSheet'> = (client, params) =>
  apiQuery(client, 'getEmployeeSheet', '/OrganogramaPessoa/GetFicha/{idOrganogramaPessoa}', params);

/** List the mails to a person. `GET /OrganogramaPessoa/GetEmails/{idOrganogramaPessoa}` */
export const listEmployeeMailsQuery: ReadOf<'listEmployeeMails'> = (client, params) =>
  apiQuery(client, 'listEmployeeMails', '/OrganogramaPessoa/GetEmails/{idOrganogramaPessoa}', params);

/** Create or change an employee. `POST /OrganogramaPessoa/Post` */
export const saveEmployeeMutation: WriteOf<'saveEmployee'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/Post', ['listEmployees', 'listManagerChoices', 'getEmployee', 'getEmployeeTotals', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'listDiscOutcomeCounts', 'listPerformanceByEmployee', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'getWaiting', 'listPositions', 'listPeopleInPosition', 'listLinkableEmployees', 'listPeopleWithoutPosition', 'getEmployeeUser', 'getLinkPerson', 'validateLink', 'getSelfAssessmentByLink', 'getReviewStanding', 'getPerformanceReportHeader', 'getPersonName', 'listReportsOfManager', 'getLatestPerformanceResponse', 'getAlignmentOfPerson', 'listSelfAnswers', 'listResponseCompetencies', 'listPerformanceCompetencies', 'listUsers', 'getUser', 'getLatestPerformanceStatus', 'listDisagreements', 'listManagerScores', 'listDiscRequestsOfPerson', 'listPerformanceRequestsOfPerson', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingSendPreview', 'getGameSendPreview', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getGame', 'listGameAnswers', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'listNotifications', 'getDashboard', 'listDiscProfileShares', 'listCompetencyAverages', 'listDepartmentHeadcounts', 'listPositionHeadcounts', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements']);

/** Delete an employee. `POST /OrganogramaPessoa/Delete` */
export const deleteEmployeeMutation: WriteOf<'deleteEmployee'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/Delete', ['listEmployees', 'listManagerChoices', 'getEmployee', 'getEmployeeTotals', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'listDiscOutcomeCounts', 'listPerformanceByEmployee', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'getWaiting', 'listPositions', 'listPeopleInPosition', 'listLinkableEmployees', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getLastOrganizationChange', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'listNotifications', 'getDashboard', 'listDiscProfileShares', 'listDepartmentHeadcounts', 'listPositionHeadcounts', 'getEmployeeSheet', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing']);

/** Anonymize an employee. `POST /OrganogramaPessoa/Anonimizar` */
export const anonymizeEmployeeMutation: WriteOf<'anonymizeEmployee'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/Anonimizar', ['listEmployees', 'listManagerChoices', 'getDiscMassSendPreview', 'listDiscOutcomeCounts', 'getPerformanceMassSendPreview', 'listPerformanceByEmployee', 'listReportsOfManager', 'getReviewStanding', 'getAlignmentOfPerson', 'getLatestPerformanceStatus', 'getPerformanceReportHeader', 'getSelfAssessmentByLink', 'listDisagreements', 'listManagerScores', 'listPerformanceRequestsOfPerson', 'getWaiting', 'listUsers', 'getUser', 'listLinkableEmployees', 'listPositions', 'listPeopleInPosition', 'listPeopleWithoutPosition', 'getEmployee', 'getEmployeeTotals', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingSendPreview', 'getGameSendPreview', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'listNotifications', 'getDashboard', 'listDiscProfileShares', 'listCompetencyAverages', 'listDepartmentHeadcounts', 'listPositionHeadcounts', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet', 'listEmployeeMails', 'getEmployeeUser', 'getLinkPerson', 'validateLink', 'getPersonName', 'getLatestPerformanceResponse', 'listSelfAnswers', 'listResponseCompetencies', 'listPerformanceCompetencies', 'listDiscRequestsOfPerson', 'getGame', 'listGameAnswers', 'listFeedback', 'verifyCertificate', 'getGameResults', 'listManagerAnswers', 'listOwnManagerScores', 'getManagerByLink', 'listCyclePeople', 'getCycleAdherence', 'getDiscActiveRequest', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements']);

/** Deactivate an employee. `POST /OrganogramaPessoa/InativarFuncionario` */
export const deactivateEmployeeMutation: WriteOf<'deactivateEmployee'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/InativarFuncionario', ['listEmployees', 'listManagerChoices', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'listDiscOutcomeCounts', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listPerformanceByEmployee', 'listReportsOfManager', 'getReviewStanding', 'getAlignmentOfPerson', 'getLatestPerformanceStatus', 'getPerformanceReportHeader', 'getSelfAssessmentByLink', 'listDisagreements', 'listManagerScores', 'listPerformanceRequestsOfPerson', 'getWaiting', 'listUsers', 'getUser', 'listLinkableEmployees', 'listPositions', 'listPeopleInPosition', 'listPeopleWithoutPosition', 'getEmployee', 'getEmployeeTotals', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingSendPreview', 'getGameSendPreview', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'listNotifications', 'getDashboard', 'listDiscProfileShares', 'listCompetencyAverages', 'listDepartmentHeadcounts', 'listPositionHeadcounts', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet', 'listEmployeeMails', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements']);

/** Bring a deactivated employee back. `POST /OrganogramaPessoa/AtivarFuncionario` */
export const activateEmployeeMutation: WriteOf<'activateEmployee'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/AtivarFuncionario', ['listEmployees', 'listManagerChoices', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'listDiscOutcomeCounts', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'listPerformanceByEmployee', 'listReportsOfManager', 'getReviewStanding', 'getWaiting', 'listUsers', 'getUser', 'listLinkableEmployees', 'listPositions', 'listPeopleInPosition', 'listPeopleWithoutPosition', 'getEmployee', 'getEmployeeTotals', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingSendPreview', 'getGameSendPreview', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getDashboard', 'listDiscProfileShares', 'listCompetencyAverages', 'listDepartmentHeadcounts', 'listPositionHeadcounts', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople']);

/** Set an employee's password. `POST /AuthPessoa/set-senha` */
export const setEmployeePasswordMutation: WriteOf<'setEmployeePassword'> = (client) =>
  apiMutation(client, 'post', '/AuthPessoa/set-senha', ['validateLink', 'getSelfAssessmentByLink', 'listEmployeeMails']);

/** Count employees by state. `GET /Resposta/ObterFuncionariosPerfis` */
export const getEmployeeTotalsQuery: ReadOf<'getEmployeeTotals'> = (client, params) =>
  apiQuery(client, 'getEmployeeTotals', '/Resposta/ObterFuncionariosPerfis', params);

/** Import employees from a spreadsheet. `POST /Importacao/Post` */
export const importEmployeesMutation: WriteOf<'importEmployees'> = (client) =>
  apiMutation(client, 'post', '/Importacao/Post', ['listEmployeeImports', 'listImportFaults', 'listEmployees', 'listManagerChoices', 'getEmployee', 'getEmployeeTotals', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'listDiscOutcomeCounts', 'listPerformanceByEmployee', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'getWaiting', 'listPositions', 'listPeopleInPosition', 'listLinkableEmployees', 'listPeopleWithoutPosition', 'getEmployeeUser', 'getLinkPerson', 'validateLink', 'getSelfAssessmentByLink', 'getReviewStanding', 'getPerformanceReportHeader', 'getPersonName', 'listReportsOfManager', 'getLatestPerformanceResponse', 'getAlignmentOfPerson', 'listSelfAnswers', 'listResponseCompetencies', 'listPerformanceCompetencies', 'listUsers', 'getUser', 'getLatestPerformanceStatus', 'listDisagreements', 'listManagerScores', 'listDiscRequestsOfPerson', 'listPerformanceRequestsOfPerson', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingSendPreview', 'getGameSendPreview', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getGame', 'listGameAnswers', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'listNotifications', 'getDashboard', 'listDiscProfileShares', 'listCompetencyAverages', 'listDepartmentHeadcounts', 'listPositionHeadcounts', 'listTrainingProgress', 'listDashboardTrainings', 'listPositionChoices', 'listSeniorities', 'listDepartmentChoices', 'getEmployeeSheet', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements']);

/** Tell what an import would do. `POST /Importacao/Previa` */
export const previewEmployeeImportMutation: WriteOf<'previewEmployeeImport'> = (client) =>
  apiMutation(client, 'post', '/Importacao/Previa', []);

/** List imports. `GET /Importacao/Get` */
export const listEmployeeImportsQuery: ReadOf<'listEmployeeImports'> = (client, params) =>
  apiQuery(client, 'listEmployeeImports', '/Importacao/Get', params);

/** List the rows that an import left out. `GET /Importacao/GetErros` */
export const listImportFaultsQuery: ReadOf<'listImportFaults'> = (client, params) =>
  apiQuery(client, 'listImportFaults', '/Importacao/GetErros', params);

/** Tell what undoing an import would leave. `POST /Importacao/PreviaDesfazer` */
export const previewImportUndoMutation: WriteOf<'previewImportUndo'> = (client) =>
  apiMutation(client, 'post', '/Importacao/PreviaDesfazer', []);

/** Undo an import. `POST /Importacao/Desfazer` */
export const undoEmployeeImportMutation: WriteOf<'undoEmployeeImport'> = (client) =>
  apiMutation(client, 'post', '/Importacao/Desfazer', ['listEmployeeImports', 'listEmployees', 'listManagerChoices', 'getEmployee', 'getEmployeeTotals', 'getDiscMassSendPreview', 'getDiscReminderPreview', 'listDiscOutcomeCounts', 'listPerformanceByEmployee', 'getPerformanceMassSendPreview', 'getPerformanceReminderPreview', 'getWaiting', 'listPositions', 'listPeopleInPosition', 'listLinkableEmployees', 'listPeopleWithoutPosition', 'getEmployeeUser', 'getLinkPerson', 'validateLink', 'getSelfAssessmentByLink', 'getReviewStanding', 'getPerformanceReportHeader', 'getPersonName', 'listReportsOfManager', 'getLatestPerformanceResponse', 'getAlignmentOfPerson', 'listSelfAnswers', 'listResponseCompetencies', 'listPerformanceCompetencies', 'listUsers', 'getUser', 'getLatestPerformanceStatus', 'listDisagreements', 'listManagerScores', 'listDiscRequestsOfPerson', 'listPerformanceRequestsOfPerson', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingSendPreview', 'getGameSendPreview', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getGame', 'listGameAnswers', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'listNotifications', 'getDashboard', 'listDiscProfileShares', 'listCompetencyAverages', 'listDepartmentHeadcounts', 'listPositionHeadcounts', 'listTrainingProgress', 'listDashboardTrainings', 'listPositionChoices', 'listSeniorities', 'listPositionCompetencies', 'listCompetencies', 'listDepartmentChoices', 'listManagerAnswers', 'getEmployeeSheet', 'listCycles', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getCycleClosing', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements']);
