// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read the tree of sections. `GET /Secao/GetTree` */
export const getSectionTreeQuery: ReadOf<'getSectionTree'> = (client, params) =>
  apiQuery(client, 'getSectionTree', '/Secao/GetTree', params);

/** List access profiles. `GET /PerfilAcesso/Get` */
export const listAccessProfilesQuery: ReadOf<'listAccessProfiles'> = (client, params) =>
  apiQuery(client, 'listAccessProfiles', '/PerfilAcesso/Get', params);

/** Read an access profile. `GET /PerfilAcesso/Get/{id}` */
export const getAccessProfileQuery: ReadOf<'getAccessProfile'> = (client, params) =>
  apiQuery(client, 'getAccessProfile', '/PerfilAcesso/Get/{id}', params);

/** Create or change an access profile. `POST /PerfilAcesso/Post` */
export const saveAccessProfileMutation: WriteOf<'saveAccessProfile'> = (client) =>
  apiMutation(client, 'post', '/PerfilAcesso/Post', ['listAccessProfiles', 'getAccessProfile', 'listUsers', 'getUser']);

/** Delete an access profile. `DELETE /PerfilAcesso/{id}` */
export const deleteAccessProfileMutation: WriteOf<'deleteAccessProfile'> = (client) =>
  apiMutation(client, 'delete', '/PerfilAcesso/{id}', ['listAccessProfiles', 'getAccessProfile']);
