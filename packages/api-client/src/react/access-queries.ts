import type { ApiClient } from '../client.ts';
import { apiMutation, apiQuery } from './api-query.ts';

/** What anybody may know of a company. */
export const companyPublicInfoQuery = (client: ApiClient, idCliente: number) =>
  apiQuery(client, '/Cliente/PublicInfo/{idCliente}', { params: { path: { idCliente } } });

/** What a link opens and what must happen first. */
export const linkInfoQuery = (client: ApiClient, hash: string) =>
  apiQuery(client, '/hash/validar/{hash}', { params: { path: { hash } } });

/** The person that a link was made for. */
export const linkPersonQuery = (client: ApiClient, hash: string) =>
  apiQuery(client, '/hash/dados-pessoa/{hash}', { params: { path: { hash } } });

/** The signed-in staff user. */
export const staffUserQuery = (client: ApiClient) => apiQuery(client, '/auth/GetUser');

/** The signed-in employee. */
export const employeeUserQuery = (client: ApiClient) => apiQuery(client, '/authpessoa/GetUser');

/** Sets the first password of a link's person. */
export const createFirstAccessMutation = (client: ApiClient) =>
  apiMutation(client, '/hash/criar-acesso/{hash}');

/** Changes the own password as staff. */
export const changeStaffPasswordMutation = (client: ApiClient) =>
  apiMutation(client, '/Auth/ChangePassword');

/** Changes the own password as an employee. */
export const changeEmployeePasswordMutation = (client: ApiClient) =>
  apiMutation(client, '/AuthPessoa/alterar-senha');
