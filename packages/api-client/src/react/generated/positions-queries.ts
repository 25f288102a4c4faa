// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const saveSeniorityChanges: readonly OperationId[] = ['listSeniorities', 'listPositions'];

const addPersonToPositionChanges: readonly OperationId[] = ['listPositions', 'listPeopleInPosition', 'listPeopleWithoutPosition', 'getEmployeeUser', 'getSelfAssessmentByLink', 'getPerformanceReportHeader', 'listPerformanceByEmployee', 'listReportsOfManager', 'listEmployees', 'listManagerChoices', 'getDiscReminderPreview', 'getPerformanceReminderPreview', 'listLinkableEmployees', 'getEmployee', 'getOrganizationChart', 'listDepartments', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getDashboard', 'listPositionHeadcounts', 'listDashboardTrainings', 'getEmployeeSheet', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getTeamMap', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getCycleCalibration'];

/** List positions. `GET /OrganogramaCargo/Get` */
export const listPositionsQuery: ReadOf<'listPositions'> = (client, params) =>
  apiQuery(client, 'listPositions', '/OrganogramaCargo/Get', params);

/** List positions to choose from. `GET /OrganogramaCargo/GetOpcoes` */
export const listPositionChoicesQuery: ReadOf<'listPositionChoices'> = (client, params) =>
  apiQuery(client, 'listPositionChoices', '/OrganogramaCargo/GetOpcoes', params);

/** Create or change a position. `POST /OrganogramaCargo/Post` */
export const savePositionMutation: WriteOf<'savePosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaCargo/Post', ['listPositions', 'listPositionChoices', 'listSeniorities', 'listPositionCompetencies', 'listCompetencies', 'getEmployeeUser', 'getSelfAssessmentByLink', 'getPerformanceReportHeader', 'listPerformanceByEmployee', 'listReportsOfManager', 'listEmployees', 'listManagerChoices', 'getDiscReminderPreview', 'getPerformanceReminderPreview', 'listLinkableEmployees', 'getEmployee', 'getOrganizationChart', 'listDepartments', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'getTraining', 'getGameForEditing', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getDashboard', 'listPositionHeadcounts', 'getEmployeeSheet', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getTeamMap', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getCycleCalibration']);

/** Delete a position. `POST /OrganogramaCargo/Delete` */
export const deletePositionMutation: WriteOf<'deletePosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaCargo/Delete', ['listPositions', 'listPositionChoices', 'listSeniorities', 'listPeopleInPosition', 'listPositionCompetencies', 'listCompetencies', 'getEmployeeUser', 'getSelfAssessmentByLink', 'getPerformanceReportHeader', 'listPerformanceByEmployee', 'listReportsOfManager', 'listEmployees', 'listManagerChoices', 'getDiscReminderPreview', 'getPerformanceReminderPreview', 'listLinkableEmployees', 'getEmployee', 'getOrganizationChart', 'listDepartments', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'getLastOrganizationChange', 'getTraining', 'getGameForEditing', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getDashboard', 'listPositionHeadcounts', 'listDashboardTrainings', 'getEmployeeSheet', 'getCycle', 'getCyclePreview', 'listCyclePeople', 'getTeamMap', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating', 'getCycleCalibration']);

/** List the competencies of a position. `GET /OrganogramaCargoCompetencia/GetCargoCompetencias/{idOrganogramaCargo}` */
export const listPositionCompetenciesQuery: ReadOf<'listPositionCompetencies'> = (client, params) =>
  apiQuery(client, 'listPositionCompetencies', '/OrganogramaCargoCompetencia/GetCargoCompetencias/{idOrganogramaCargo}', params);

/** Select or deselect a competency of a position. `POST /OrganogramaCargoCompetencia/Post` */
export const setPositionCompetencyMutation: WriteOf<'setPositionCompetency'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaCargoCompetencia/Post', ['listPositionCompetencies', 'listCompetencies']);

/** List seniorities to choose from. `GET /Senioridade/Get` */
export const listSenioritiesQuery: ReadOf<'listSeniorities'> = (client, params) =>
  apiQuery(client, 'listSeniorities', '/Senioridade/Get', params);

/** Create or rename a seniority. `POST /Senioridade/Post` */
export const saveSeniorityMutation: WriteOf<'saveSeniority'> = (client) =>
  apiMutation(client, 'post', '/Senioridade/Post', saveSeniorityChanges);

/** Put the seniorities in order. `POST /Senioridade/Ordenar` */
export const orderSenioritiesMutation: WriteOf<'orderSeniorities'> = (client) =>
  apiMutation(client, 'post', '/Senioridade/Ordenar', ['listSeniorities']);

/** Delete a seniority. `POST /Senioridade/Delete` */
export const deleteSeniorityMutation: WriteOf<'deleteSeniority'> = (client) =>
  apiMutation(client, 'post', '/Senioridade/Delete', saveSeniorityChanges);

/** List the people in a position. `GET /OrganogramaPessoa/GetNoCargo` */
export const listPeopleInPositionQuery: ReadOf<'listPeopleInPosition'> = (client, params) =>
  apiQuery(client, 'listPeopleInPosition', '/OrganogramaPessoa/GetNoCargo', params);

/** List people without a position. `GET /OrganogramaPessoa/GetSemCargo` */
export const listPeopleWithoutPositionQuery: ReadOf<'listPeopleWithoutPosition'> = (client, params) =>
  apiQuery(client, 'listPeopleWithoutPosition', '/OrganogramaPessoa/GetSemCargo', params);

/** Put a person into a position. `POST /OrganogramaPessoa/addFuncionarioNoCargo` */
export const addPersonToPositionMutation: WriteOf<'addPersonToPosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/addFuncionarioNoCargo', addPersonToPositionChanges);

/** Take a person out of the position. `POST /OrganogramaPessoa/RemoveCargo` */
export const removePersonFromPositionMutation: WriteOf<'removePersonFromPosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/RemoveCargo', addPersonToPositionChanges);
