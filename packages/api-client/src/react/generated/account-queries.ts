// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';

const changeStaffPasswordChanges: readonly OperationId[] = ['getStaffUser', 'listUsers', 'getUser'];

/** Change the own password as staff. `POST /Auth/ChangePassword` */
export const changeStaffPasswordMutation: WriteOf<'changeStaffPassword'> = (client) =>
  apiMutation(client, 'post', '/Auth/ChangePassword', changeStaffPasswordChanges);

/** Change the own account. `POST /Auth/UpdateUser` */
export const updateStaffUserMutation: WriteOf<'updateStaffUser'> = (client) =>
  apiMutation(client, 'post', '/Auth/UpdateUser', changeStaffPasswordChanges);
