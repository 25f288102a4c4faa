import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { StoredImages } from '../../../shared/images/stored-images.ts';
import { deleteUserOf } from '../user-service.ts';
import { usersMessages } from '../users-messages.ts';

/** Deletes a user. */
export function deleteUser(images: StoredImages): Operation {
  return defineOperation('deleteUser', async ({ params: { id } }, context) => {
    await deleteUserOf(context, id, images);
    return { data: null, msg: usersMessages.removed };
  });
}
