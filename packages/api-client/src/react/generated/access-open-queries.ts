// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Sign staff in. `POST /auth/signin` */
export const signInStaffMutation: WriteOf<'signInStaff'> = (client) =>
  apiMutation(client, 'post', '/auth/signin', []);

/** Refresh a staff session. `POST /auth/refresh` */
export const refreshStaffSessionMutation: WriteOf<'refreshStaffSession'> = (client) =>
  apiMutation(client, 'post', '/auth/refresh', []);

/** Sign an employee in. `POST /authpessoa/signin` */
export const signInEmployeeMutation: WriteOf<'signInEmployee'> = (client) =>
  apiMutation(client, 'post', '/authpessoa/signin', []);

/** Refresh an employee session. `POST /authpessoa/refresh` */
export const refreshEmployeeSessionMutation: WriteOf<'refreshEmployeeSession'> = (client) =>
  apiMutation(client, 'post', '/authpessoa/refresh', []);

/** Read what anybody may know of a company. `GET /Cliente/PublicInfo/{idCliente}` */
export const getCompanyPublicInfoQuery: ReadOf<'getCompanyPublicInfo'> = (client, params) =>
  apiQuery(client, 'getCompanyPublicInfo', '/Cliente/PublicInfo/{idCliente}', params);

/** Check a link. `GET /hash/validar/{hash}` */
export const validateLinkQuery: ReadOf<'validateLink'> = (client, params) =>
  apiQuery(client, 'validateLink', '/hash/validar/{hash}', params);

/** Read whom a link was made for. `GET /hash/dados-pessoa/{hash}` */
export const getLinkPersonQuery: ReadOf<'getLinkPerson'> = (client, params) =>
  apiQuery(client, 'getLinkPerson', '/hash/dados-pessoa/{hash}', params);

/** Confirm at the former address that another one is one's own. `POST /hash/confirmar-endereco/{hash}` */
export const confirmAddressMutation: WriteOf<'confirmAddress'> = (client) =>
  apiMutation(client, 'post', '/hash/confirmar-endereco/{hash}', ['getEmployee', 'getLinkPerson', 'getQuestionnaireByLink', 'getSelfAssessmentByLink', 'validateLink', 'getEmployeeSheet']);

/** Set the first password of a link's person. `POST /hash/criar-acesso/{hash}` */
export const createFirstAccessMutation: WriteOf<'createFirstAccess'> = (client) =>
  apiMutation(client, 'post', '/hash/criar-acesso/{hash}', ['validateLink', 'getQuestionnaireByLink', 'getSelfAssessmentByLink']);

/** Ask for a free trial. `POST /Auth/ExperimenteGratis` */
export const requestTrialMutation: WriteOf<'requestTrial'> = (client) =>
  apiMutation(client, 'post', '/Auth/ExperimenteGratis', []);

/** Mail a temporary password. `POST /Auth/RecuperaSenha` */
export const recoverPasswordMutation: WriteOf<'recoverPassword'> = (client) =>
  apiMutation(client, 'post', '/Auth/RecuperaSenha', []);

/** Trade the company key for an employee token. `POST /authpessoa/trocar` */
export const exchangeEmployeeTokenMutation: WriteOf<'exchangeEmployeeToken'> = (client) =>
  apiMutation(client, 'post', '/authpessoa/trocar', ['listCompanyKeys']);
