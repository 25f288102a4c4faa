// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** List staff users. Planned: it answers 501. `GET /Usuario/Get` */
export const listUsersQuery: ReadOf<'listUsers'> = (client, params) =>
  apiQuery(client, 'listUsers', '/Usuario/Get', params);

/** Read a staff user with profiles. Planned: it answers 501. `GET /UsuarioPerfil/Get/{idUsuario}` */
export const getUserQuery: ReadOf<'getUser'> = (client, params) =>
  apiQuery(client, 'getUser', '/UsuarioPerfil/Get/{idUsuario}', params);

/** Create or change a staff user. Planned: it answers 501. `POST /UsuarioPerfil/Post` */
export const saveUserMutation: WriteOf<'saveUser'> = (client) =>
  apiMutation(client, 'post', '/UsuarioPerfil/Post', []);

/** Delete a staff user. Planned: it answers 501. `DELETE /Usuario/{id}` */
export const deleteUserMutation: WriteOf<'deleteUser'> = (client) =>
  apiMutation(client, 'delete', '/Usuario/{id}', []);
