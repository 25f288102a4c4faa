// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** List staff users. `GET /Usuario/Get` */
export const listUsersQuery: ReadOf<'listUsers'> = (client, params) =>
  apiQuery(client, 'listUsers', '/Usuario/Get', params);

/** List employees who may become internal users. `GET /Usuario/GetFuncionariosVinculaveis` */
export const listLinkableEmployeesQuery: ReadOf<'listLinkableEmployees'> = (client, params) =>
  apiQuery(client, 'listLinkableEmployees', '/Usuario/GetFuncionariosVinculaveis', params);

/** Read a staff user with profiles. `GET /UsuarioPerfil/Get/{idUsuario}` */
export const getUserQuery: ReadOf<'getUser'> = (client, params) =>
  apiQuery(client, 'getUser', '/UsuarioPerfil/Get/{idUsuario}', params);

/** Create or change a staff user. `POST /UsuarioPerfil/Post` */
export const saveUserMutation: WriteOf<'saveUser'> = (client) =>
  apiMutation(client, 'post', '/UsuarioPerfil/Post', ['listUsers', 'getUser', 'listLinkableEmployees', 'listAccessProfiles', 'getAccessProfile', 'getSectionTree', 'getStaffUser', 'listEmployees', 'getEmployee', 'getInvitation', 'getEmployeeSheet']);

/** Invite a staff user again. `POST /UsuarioPerfil/ReenviarConvite` */
export const resendInvitationMutation: WriteOf<'resendInvitation'> = (client) =>
  apiMutation(client, 'post', '/UsuarioPerfil/ReenviarConvite', ['listUsers', 'getUser', 'getInvitation']);

/** Delete a staff user. `DELETE /Usuario/{id}` */
export const deleteUserMutation: WriteOf<'deleteUser'> = (client) =>
  apiMutation(client, 'delete', '/Usuario/{id}', ['listUsers', 'getUser', 'listLinkableEmployees', 'listAccessProfiles', 'getAccessProfile', 'listEmployees', 'getEmployee', 'getInvitation', 'getEmployeeSheet']);
