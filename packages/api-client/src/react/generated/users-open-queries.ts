// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read whom an invitation is for. `GET /convite/dados/{hash}` */
export const getInvitationQuery: ReadOf<'getInvitation'> = (client, params) =>
  apiQuery(client, 'getInvitation', '/convite/dados/{hash}', params);

/** Set the first password of an invited staff user. `POST /convite/aceitar/{hash}` */
export const acceptInvitationMutation: WriteOf<'acceptInvitation'> = (client) =>
  apiMutation(client, 'post', '/convite/aceitar/{hash}', ['listUsers', 'getUser', 'getInvitation']);
