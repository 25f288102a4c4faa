import { defineOperation } from '../../../operation/operation.ts';
import { deleteUserOf } from '../user-service.ts';
import { usersMessages } from '../users-messages.ts';

/** Deletes a user. */
export const deleteUser = defineOperation('deleteUser', async ({ params: { id } }, context) => {
  await deleteUserOf(context, id);
  return { data: null, msg: usersMessages.removed };
});
