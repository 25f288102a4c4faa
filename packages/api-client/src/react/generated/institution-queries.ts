// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const createCompanyKeyChanges: readonly OperationId[] = ['listCompanyKeys'];

/** Ask whether the company's data were confirmed. `GET /Cliente/IsConfirmado` */
export const getCompanyConfirmedQuery: ReadOf<'getCompanyConfirmed'> = (client, params) =>
  apiQuery(client, 'getCompanyConfirmed', '/Cliente/IsConfirmado', params);

/** Read the company's data. `GET /Cliente/Get` */
export const getCompanyQuery: ReadOf<'getCompany'> = (client, params) =>
  apiQuery(client, 'getCompany', '/Cliente/Get', params);

/** Save the company's data. `POST /Cliente/Post` */
export const saveCompanyMutation: WriteOf<'saveCompany'> = (client) =>
  apiMutation(client, 'post', '/Cliente/Post', ['getWaiting', 'getCompany', 'getCompanyConfirmed', 'getCompanyPublicInfo', 'validateLink', 'getLinkPerson', 'getStaffUser', 'getEmployeeUser', 'getQuestionnaireByLink', 'getDiscProfileReport', 'getManager', 'getManagerByLink', 'getSelfAssessmentByLink', 'getPerformanceReportHeader', 'getPlayerMaskedEmail', 'getGame', 'getTotem', 'getFirstAccessLink', 'getInvitation', 'getCycle', 'listCyclePeople', 'listNotifications']);

/** List the keys of the company. `GET /Cliente/ChavesIntegracao` */
export const listCompanyKeysQuery: ReadOf<'listCompanyKeys'> = (client, params) =>
  apiQuery(client, 'listCompanyKeys', '/Cliente/ChavesIntegracao', params);

/** Make a key of the company. `POST /Cliente/ChaveIntegracao` */
export const createCompanyKeyMutation: WriteOf<'createCompanyKey'> = (client) =>
  apiMutation(client, 'post', '/Cliente/ChaveIntegracao', createCompanyKeyChanges);

/** Revoke a key of the company. `POST /Cliente/RevogarChave` */
export const revokeCompanyKeyMutation: WriteOf<'revokeCompanyKey'> = (client) =>
  apiMutation(client, 'post', '/Cliente/RevogarChave', createCompanyKeyChanges);

/** Read when people are reminded by mail. `GET /Cliente/Lembretes` */
export const getReminderSettingsQuery: ReadOf<'getReminderSettings'> = (client, params) =>
  apiQuery(client, 'getReminderSettings', '/Cliente/Lembretes', params);

/** Settle when people are reminded by mail. `POST /Cliente/Lembretes` */
export const saveReminderSettingsMutation: WriteOf<'saveReminderSettings'> = (client) =>
  apiMutation(client, 'post', '/Cliente/Lembretes', ['getReminderSettings']);

/** Read the id for the employee portal's address. `GET /Cliente/LinkFuncionario` */
export const getEmployeePortalLinkQuery: ReadOf<'getEmployeePortalLink'> = (client, params) =>
  apiQuery(client, 'getEmployeePortalLink', '/Cliente/LinkFuncionario', params);

/** Look up the address of a CEP. `GET /Cliente/EnderecoPorCep` */
export const findAddressByZipCodeQuery: ReadOf<'findAddressByZipCode'> = (client, params) =>
  apiQuery(client, 'findAddressByZipCode', '/Cliente/EnderecoPorCep', params);
