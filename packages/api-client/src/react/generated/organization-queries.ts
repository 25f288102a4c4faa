// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const undoOrganizationChangeChanges: readonly OperationId[] = ['getPerformanceMassSendPreview', 'getOrganizationChart', 'listDepartments', 'getDepartment', 'searchOrganization', 'getLastOrganizationChange', 'listDepartmentChoices', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'listEmployees', 'listManagerChoices', 'getDiscReminderPreview', 'getPerformanceReminderPreview', 'listPerformanceByEmployee', 'getEmployee', 'getEmployeeUser', 'listPositions', 'listReportsOfManager', 'listManagerAnswers', 'getPerformanceReportHeader', 'getTraining', 'getGameForEditing', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getDashboard', 'getBoardReport', 'listDepartmentHeadcounts', 'listDashboardTrainings', 'getEmployeeSheet', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration'];

const addPersonToDepartmentChanges: readonly OperationId[] = ['getPerformanceMassSendPreview', 'getOrganizationChart', 'listDepartments', 'getDepartment', 'searchOrganization', 'getLastOrganizationChange', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'listEmployees', 'getDiscReminderPreview', 'getPerformanceReminderPreview', 'listPerformanceByEmployee', 'getEmployee', 'getEmployeeUser', 'listReportsOfManager', 'listManagerAnswers', 'getPerformanceReportHeader', 'getTraining', 'getGameForEditing', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getDashboard', 'getBoardReport', 'listDepartmentHeadcounts', 'listDashboardTrainings', 'getEmployeeSheet', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration'];

/** Read the organization chart. `GET /Organograma/Get` */
export const getOrganizationChartQuery: ReadOf<'getOrganizationChart'> = (client, params) =>
  apiQuery(client, 'getOrganizationChart', '/Organograma/Get', params);

/** List departments. `GET /Organograma/GetDepartamentos` */
export const listDepartmentsQuery: ReadOf<'listDepartments'> = (client, params) =>
  apiQuery(client, 'listDepartments', '/Organograma/GetDepartamentos', params);

/** Find departments and people in the organization chart. `GET /Organograma/Buscar` */
export const searchOrganizationQuery: ReadOf<'searchOrganization'> = (client, params) =>
  apiQuery(client, 'searchOrganization', '/Organograma/Buscar', params);

/** Read the caller's last change of the organization chart. `GET /Organograma/UltimaAlteracao` */
export const getLastOrganizationChangeQuery: ReadOf<'getLastOrganizationChange'> = (client, params) =>
  apiQuery(client, 'getLastOrganizationChange', '/Organograma/UltimaAlteracao', params);

/** Undo a change of the organization chart. `POST /Organograma/Desfazer` */
export const undoOrganizationChangeMutation: WriteOf<'undoOrganizationChange'> = (client) =>
  apiMutation(client, 'post', '/Organograma/Desfazer', undoOrganizationChangeChanges);

/** List departments to choose from. `GET /OrganogramaNo/Get` */
export const listDepartmentChoicesQuery: ReadOf<'listDepartmentChoices'> = (client, params) =>
  apiQuery(client, 'listDepartmentChoices', '/OrganogramaNo/Get', params);

/** Read a department. `GET /OrganogramaNo/GetDetalhes/{idOrganogramaNo}` */
export const getDepartmentQuery: ReadOf<'getDepartment'> = (client, params) =>
  apiQuery(client, 'getDepartment', '/OrganogramaNo/GetDetalhes/{idOrganogramaNo}', params);

/** Create, rename or move a department. `POST /OrganogramaNo/Post` */
export const saveDepartmentMutation: WriteOf<'saveDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNo/Post', ['getPerformanceMassSendPreview', 'getOrganizationChart', 'listDepartments', 'getDepartment', 'searchOrganization', 'getLastOrganizationChange', 'listDepartmentChoices', 'listEmployees', 'listManagerChoices', 'getDiscReminderPreview', 'getPerformanceReminderPreview', 'listPerformanceByEmployee', 'getEmployee', 'getEmployeeUser', 'listPositions', 'listReportsOfManager', 'listManagerAnswers', 'getPerformanceReportHeader', 'getTraining', 'getGameForEditing', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getDashboard', 'getBoardReport', 'listDepartmentHeadcounts', 'getEmployeeSheet', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'listAgreements', 'listOwnAgreements', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getAroundMeans', 'getCycleCalibration']);

/** Insert a department above another one. `POST /OrganogramaNo/Inserir` */
export const insertDepartmentMutation: WriteOf<'insertDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNo/Inserir', ['getOrganizationChart', 'listDepartments', 'getDepartment', 'searchOrganization', 'getLastOrganizationChange', 'listDepartmentChoices', 'listPositions', 'getDashboard', 'getBoardReport', 'listDepartmentHeadcounts', 'getEmployeeSheet', 'listCyclePeople', 'getCycleAdherence', 'getCycleCalibration']);

/** Delete a department. `POST /OrganogramaNo/Delete` */
export const deleteDepartmentMutation: WriteOf<'deleteDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNo/Delete', undoOrganizationChangeChanges);

/** Name the managers of a department. `POST /OrganogramaNo/SalvarGestores` */
export const saveDepartmentManagersMutation: WriteOf<'saveDepartmentManagers'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNo/SalvarGestores', ['getPerformanceMassSendPreview', 'getOrganizationChart', 'listDepartments', 'getDepartment', 'searchOrganization', 'getLastOrganizationChange', 'listEmployees', 'listPerformanceByEmployee', 'listManagerChoices', 'getDiscReminderPreview', 'getPerformanceReminderPreview', 'getEmployee', 'getEmployeeUser', 'listReportsOfManager', 'listManagerAnswers', 'getEmployeeSheet', 'getCyclePreview', 'listCyclePeople', 'getCycleAdherence', 'getTeamMap', 'listTeamCompetencies', 'compareTeamPeople', 'getCycleCalibration']);

/** List the people of a department. `GET /OrganogramaNo/GetDepartamentoPessoas` */
export const listDepartmentPeopleQuery: ReadOf<'listDepartmentPeople'> = (client, params) =>
  apiQuery(client, 'listDepartmentPeople', '/OrganogramaNo/GetDepartamentoPessoas', params);

/** List people without a department. `GET /OrganogramaPessoa/GetSemDepartamento` */
export const listPeopleWithoutDepartmentQuery: ReadOf<'listPeopleWithoutDepartment'> = (client, params) =>
  apiQuery(client, 'listPeopleWithoutDepartment', '/OrganogramaPessoa/GetSemDepartamento', params);

/** Put a person into a department. `POST /OrganogramaNoPessoa/AdicionaPessoaDepartamento` */
export const addPersonToDepartmentMutation: WriteOf<'addPersonToDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNoPessoa/AdicionaPessoaDepartamento', addPersonToDepartmentChanges);

/** Take a person out of the department. `POST /OrganogramaNoPessoa/RemoveFuncionario` */
export const removePersonFromDepartmentMutation: WriteOf<'removePersonFromDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNoPessoa/RemoveFuncionario', addPersonToDepartmentChanges);
