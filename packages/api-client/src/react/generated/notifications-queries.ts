// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** List what has happened that concerns the caller. `GET /Notificacao/Get` */
export const listNotificationsQuery: ReadOf<'listNotifications'> = (client, params) =>
  apiQuery(client, 'listNotifications', '/Notificacao/Get', params);

/** Mark notifications as read. `POST /Notificacao/MarcarLidas` */
export const markNotificationsReadMutation: WriteOf<'markNotificationsRead'> = (client) =>
  apiMutation(client, 'post', '/Notificacao/MarcarLidas', ['listNotifications']);
