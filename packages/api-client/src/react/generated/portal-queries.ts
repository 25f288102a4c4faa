// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const saveOwnPhotoChanges: readonly OperationId[] = ['getEmployeeUser', 'getStaffUser', 'getManager', 'getManagerByLink', 'listEmployees', 'listPerformanceByEmployee', 'listReportsOfManager', 'getWaiting', 'listPeopleInPosition', 'listPeopleWithoutPosition', 'getEmployee', 'getOrganizationChart', 'getDepartment', 'listDepartmentPeople', 'listPeopleWithoutDepartment', 'searchOrganization', 'getTraining', 'getGameForEditing', 'getTrainingReport', 'listTrainingCandidates', 'listGameCandidates', 'listCycleCandidates', 'getEmployeeSheet', 'getTeamMap', 'listRaters', 'listRaterCandidates', 'listOwnRatings', 'getOwnRating'];

/** Change the own photo. `POST /AuthPessoa/foto` */
export const saveOwnPhotoMutation: WriteOf<'saveOwnPhoto'> = (client) =>
  apiMutation(client, 'post', '/AuthPessoa/foto', saveOwnPhotoChanges);

/** Remove the own photo. `POST /AuthPessoa/remover-foto` */
export const removeOwnPhotoMutation: WriteOf<'removeOwnPhoto'> = (client) =>
  apiMutation(client, 'post', '/AuthPessoa/remover-foto', saveOwnPhotoChanges);

/** Choose the language one is addressed in. `POST /AuthPessoa/idioma` */
export const saveOwnLanguageMutation: WriteOf<'saveOwnLanguage'> = (client) =>
  apiMutation(client, 'post', '/AuthPessoa/idioma', ['getEmployeeUser', 'getEmployee', 'getEmployeeSheet', 'validateLink', 'getLinkPerson', 'getQuestionnaireByLink', 'getSelfAssessmentByLink', 'getPlayerMaskedEmail', 'getGame', 'listNotifications']);

/** Read everything stored about oneself. `GET /AuthPessoa/meus-dados` */
export const exportOwnDataQuery: ReadOf<'exportOwnData'> = (client, params) =>
  apiQuery(client, 'exportOwnData', '/AuthPessoa/meus-dados', params);

/** List who opened the own reports. `GET /AuthPessoa/acessos-relatorios` */
export const listReportAccessesQuery: ReadOf<'listReportAccesses'> = (client, params) =>
  apiQuery(client, 'listReportAccesses', '/AuthPessoa/acessos-relatorios', params);
