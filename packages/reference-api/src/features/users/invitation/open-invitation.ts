import { invitationState } from '@aferir/domain';
import { opensByHash } from '../../../operation/authentication/open-by-hash.ts';
import type { PublicContext, Services } from '../../../operation/context.ts';
import type { Passwords } from '../../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../../operation/sessions/password-policy.ts';
import { endSessionsOf } from '../../../operation/sessions/session-tokens.ts';
import type { StaffUserRow } from '../../../operation/sessions/staff-tables.ts';
import { findStaffUser } from '../../../operation/sessions/staff-user-store.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/failures.ts';
import { lockStaffAccess } from '../../../shared/staff/staff-access.ts';
import { endInvitation } from '../../../shared/staff/staff-invitation.ts';
import { dropTemporaryPassword } from '../../../shared/staff/temporary-password.ts';
import { usersMessages } from '../users-messages.ts';

/** An invitation that can be accepted. */
export interface OpenInvitation {
  readonly id: number;
  readonly user: StaffUserRow;
  readonly company: CompanyRow;
  readonly expiresAt: Date;
}

/** What whoever was mailed an invitation does with it. */
export interface InvitationService {
  read(hash: string, context: PublicContext): Promise<OpenInvitation>;
  /** Sets the user's first password; it works once. */
  accept(hash: string, password: string, context: PublicContext): Promise<void>;
}

/** Makes the service. */
export function createInvitationService(
  services: Pick<Services, 'database' | 'throttle'>,
  passwords: Passwords,
): InvitationService {
  const open = opensByHash(services, {
    finder: 'find_staff_invitation',
    unknown: usersMessages.invitationUnknown,
  });

  const read: InvitationService['read'] = (hash, context) =>
    open(hash, context, async ({ db, now }, { id, company }) => ({
      ...(await requireOpen(db, id, company, now)),
      company,
    }));

  return {
    read,

    accept: async (hash, password, context) => {
      assertPasswordPolicy(password, 'senha');
      const { id, user, company } = await read(hash, context);
      const passwordHash = await passwords.hash(password);
      const doer = { companyId: company.id, actor: { kind: 'staff', id: user.id } } as const;
      await context.inTransactionOf(doer, async ({ db, now, audit }) => {
        await lockStaffAccess(db, company.id);
        // To hash took a while: by now it may have been used, or its user be gone.
        await requireOpen(db, id, company, now);
        const holder = { companyId: company.id, staffUserId: user.id };
        const { numUpdatedRows } = await db
          .updateTable('staff_user')
          .set({ password_hash: passwordHash, must_change_password: false })
          .where('company_id', '=', company.id)
          .where('id', '=', user.id)
          .where('password_hash', 'is', null)
          .executeTakeFirst();
        // Whoever came in by a temporary password sets one without the lock.
        if (numUpdatedRows === 0n) throw conflict(usersMessages.invitationUsed);
        await endInvitation(db, holder, 'accepted', now);
        await dropTemporaryPassword(db, holder);
        await endSessionsOf(db, { realm: 'staff', id: user.id }, 'password-changed', now);
        await audit({
          action: 'staff-user.invitation-accepted',
          subject: { kind: 'staff', id: user.id },
          ...(user.person_id !== null && { personId: user.person_id }),
        });
      });
    },
  };
}

/** Reads whom an invitation is for; refuses one that can't be accepted, and says why. */
async function requireOpen(
  db: Db,
  id: number,
  { trade_name }: CompanyRow,
  now: Date,
): Promise<Omit<OpenInvitation, 'company'>> {
  const invitation = await db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!invitation) throw notFound(usersMessages.invitationUnknown);
  const { end_reason, expires_at: expiresAt, staff_user_id } = invitation;
  if (end_reason === 'accepted') throw conflict(usersMessages.invitationUsed);
  if (end_reason !== null) throw forbidden(usersMessages.invitationEnded[end_reason](trade_name));
  if (invitationState(expiresAt, now) !== 'waiting') {
    throw forbidden(usersMessages.invitationOver(trade_name));
  }
  const user = await findStaffUser(db, staff_user_id);
  if (!user) throw forbidden(usersMessages.invitationEnded.revoked(trade_name));
  if (user.password_hash !== null) throw conflict(usersMessages.invitationUsed);
  return { id, user, expiresAt };
}
