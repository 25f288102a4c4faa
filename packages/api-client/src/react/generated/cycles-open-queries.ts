// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read what a totem is for. `GET /totem/dados/{hash}` */
export const getTotemQuery: ReadOf<'getTotem'> = (client, params) =>
  apiQuery(client, 'getTotem', '/totem/dados/{hash}', params);

/** Come in at a totem. `POST /totem/entrar/{hash}` */
export const enterTotemMutation: WriteOf<'enterTotem'> = (client) =>
  apiMutation(client, 'post', '/totem/entrar/{hash}', []);
