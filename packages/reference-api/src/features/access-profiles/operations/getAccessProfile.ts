import { asStaff } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { toProfile } from '../access-profile-serializer.ts';
import { createAccessProfileStore } from '../access-profile-store.ts';

/** Reads a profile with its rights. */
export const getAccessProfile = defineReading(
  'getAccessProfile',
  async ({ params: { id } }, { db, company, actor }) => {
    const { staffUserId, permissions } = asStaff(actor);
    const profile = found(await createAccessProfileStore(db, company.id, staffUserId).find(id));
    return { data: toProfile(profile, permissions) };
  },
);
