import { forgottenLinkEnd, invitationExpiry } from '@aferir/domain';
import type { Db } from '../../platform/db/database.ts';
import type { Expire } from '../../platform/jobs/expiry.ts';
import { digest, makeToken } from '../../platform/security/tokens.ts';
import type { InvitationEnd, StaffHolder } from './staff-tables.ts';

/** An invitation just made. The hash is known here and in the mail, and nowhere else. */
export interface IssuedInvitation {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Invites a user; one that they were mailed before opens nothing from now on. */
export async function issueInvitation(
  db: Db,
  user: StaffHolder,
  now: Date,
): Promise<IssuedInvitation> {
  await endInvitation(db, user, 'replaced', now);
  const hash = makeToken();
  const expiresAt = invitationExpiry(now);
  await db
    .insertInto('staff_invitation')
    .values({
      company_id: user.companyId,
      staff_user_id: user.staffUserId,
      token_hash: digest(hash),
      sent_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { hash, expiresAt };
}

/** Ends the invitation that a user has, if there is one. */
export async function endInvitation(
  db: Db,
  { companyId, staffUserId }: StaffHolder,
  reason: InvitationEnd,
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_invitation')
    .set({ ended_at: now, end_reason: reason })
    .where('company_id', '=', companyId)
    .where('staff_user_id', '=', staffUserId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets invitations that ended long ago. One that nobody has accepted stays with its user. */
export const expireInvitations: Expire = (db, companyId, now) =>
  db
    .deleteFrom('staff_invitation')
    .where('company_id', '=', companyId)
    .where('ended_at', '<', forgottenLinkEnd(now))
    .execute();
