import { asStaff } from '../../../operation/context.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { unauthorized } from '../../../platform/errors/failures.ts';
import { toStaffUser } from '../access-serializer.ts';
import { readOwnAccount } from '../access-store.ts';

/** Reads the signed-in staff user. */
export function getStaffUser(): Operation {
  return defineReading('getStaffUser', async (_input, { db, actor, company }) => {
    const { staffUserId, permissions } = asStaff(actor);
    const user = await readOwnAccount(db, staffUserId);
    if (!user) throw unauthorized();
    return { data: toStaffUser(user, company, permissions) };
  });
}
