import { defineOperation } from '../../../operation/operation.ts';
import { deleteProfile } from '../access-profile-service.ts';
import { accessProfilesMessages } from '../access-profiles-messages.ts';

/** Deletes a profile. */
export const deleteAccessProfile = defineOperation(
  'deleteAccessProfile',
  async ({ params: { id } }, context) => {
    await deleteProfile(context, id);
    return { data: null, msg: accessProfilesMessages.removed };
  },
);
