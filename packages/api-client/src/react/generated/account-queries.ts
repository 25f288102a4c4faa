// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';

/** Change the own password as staff. `POST /Auth/ChangePassword` */
export const changeStaffPasswordMutation: WriteOf<'changeStaffPassword'> = (client) =>
  apiMutation(client, 'post', '/Auth/ChangePassword', ['getStaffUser', 'listUsers', 'getUser']);

/** Change the own account. `POST /Auth/UpdateUser` */
export const updateStaffUserMutation: WriteOf<'updateStaffUser'> = (client) =>
  apiMutation(client, 'post', '/Auth/UpdateUser', ['getStaffUser', 'listUsers', 'getUser']);
