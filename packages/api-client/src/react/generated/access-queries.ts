// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read the signed-in staff user. `GET /auth/GetUser` */
export const getStaffUserQuery: ReadOf<'getStaffUser'> = (client, params) =>
  apiQuery(client, 'getStaffUser', '/auth/GetUser', params);

/** Sign staff out. `POST /auth/signout` */
export const signOutStaffMutation: WriteOf<'signOutStaff'> = (client) =>
  apiMutation(client, 'post', '/auth/signout', []);

/** Read the signed-in employee. `GET /authpessoa/GetUser` */
export const getEmployeeUserQuery: ReadOf<'getEmployeeUser'> = (client, params) =>
  apiQuery(client, 'getEmployeeUser', '/authpessoa/GetUser', params);

/** Sign an employee out. `POST /authpessoa/signout` */
export const signOutEmployeeMutation: WriteOf<'signOutEmployee'> = (client) =>
  apiMutation(client, 'post', '/authpessoa/signout', []);

/** Change the own password as an employee. `POST /AuthPessoa/alterar-senha` */
export const changeEmployeePasswordMutation: WriteOf<'changeEmployeePassword'> = (client) =>
  apiMutation(client, 'post', '/AuthPessoa/alterar-senha', ['getEmployeeUser']);
