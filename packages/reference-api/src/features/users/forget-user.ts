import { endSessionsOf } from '../../operation/sessions/session-tokens.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';
import { lockStaffAccess, requireAdministratorLeft } from '../../shared/staff/staff-access.ts';
import { endInvitation } from '../../shared/staff/staff-invitation.ts';
import { dropTemporaryPassword } from '../../shared/staff/temporary-password.ts';
import type { PersonForgotten } from '../feature.ts';
import { createUserStore } from './user-store.ts';

/** The user who a person is goes with them, and leaves no name at what they did; nor does who was deleted before. */
export function forgetUser(images: StoredImages): PersonForgotten {
  return async (context, { id: personId, staffUserId: id, anonymous }) => {
    const { db, company, audit, now } = context;
    const store = createUserStore(db, company.id);
    await store.renameFormer(personId, anonymous);
    if (id === undefined) return;
    await lockStaffAccess(db, company.id);
    const user = await store.find(id);
    if (!user) return;
    const { photo_url: current } = user;
    await images.exchange(context, { field: 'urlFoto', shownBy: 'user', current, given: null });
    await store.erase(id, now, anonymous);
    const holder = { companyId: company.id, staffUserId: id };
    await dropTemporaryPassword(db, holder);
    await endInvitation(db, holder, 'revoked', now);
    if (user.is_administrator) await requireAdministratorLeft(db, company.id);
    await endSessionsOf(db, { realm: 'staff', id }, 'deactivated', now);
    await audit({ action: 'staff-user.deleted', subject: { kind: 'staff', id } });
  };
}
