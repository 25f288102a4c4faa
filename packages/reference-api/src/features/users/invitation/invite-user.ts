import {
  callsForInvitation,
  endsInvitation,
  formatDateTime,
  INVITATION_THROTTLE,
  type InvitableUser,
  isUserActive,
  mayChangeUser,
} from '@aferir/domain';
import { asStaff, type OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { readCurrentPermissions } from '../../../operation/sessions/staff-permissions.ts';
import { findStaffUser } from '../../../operation/sessions/staff-user-store.ts';
import { conflict, forbidden } from '../../../platform/errors/failures.ts';
import { mailSenderOf, pageUrl } from '../../../shared/mail/mail-addresses.ts';
import { type Mailing, takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { lockStaffAccess } from '../../../shared/staff/staff-access.ts';
import { endInvitation, issueInvitation } from '../../../shared/staff/staff-invitation.ts';
import { createUserStore } from '../user-store.ts';
import { usersMessages } from '../users-messages.ts';
import { invitationMail } from './invitation-mail.ts';

/** Mailing invitations, of new users and again. */
export const invitationMailing: Mailing = {
  name: 'invitation',
  rule: INVITATION_THROTTLE,
  amount: usersMessages.invitationMails,
};

/** Whom an invitation goes to. */
interface Invited {
  readonly id: number;
  readonly name: string;
  readonly login: string;
  /** The person an internal user is. */
  readonly personId: number | null;
}

/** Mails a user an invitation; one mailed before opens nothing from now on. */
async function mailInvitation(
  { mailer }: MailServices,
  context: OperationContext,
  { id, name, login, personId }: Invited,
): Promise<void> {
  const { db, company, actor, audit, now } = context;
  await takeMailTry(context, invitationMailing);
  const { hash, expiresAt } = await issueInvitation(
    db,
    { companyId: company.id, staffUserId: id },
    now,
  );
  const inviter = await findStaffUser(db, asStaff(actor).staffUserId);
  const invited = await findStaffUser(db, id);
  const sender = mailSenderOf(company, invited ?? null);
  const content = invitationMail({
    sender,
    personName: name,
    login,
    staffName: inviter?.name ?? company.trade_name,
    validUntil: formatDateTime(expiresAt, sender.language),
    url: pageUrl(`/convite/${hash}`),
  });
  const person = personId === null ? {} : { personId };
  await mailer.enqueue(db, [{ companyId: company.id, ...person, to: login, content, now }]);
  await audit({ action: 'staff-user.invited', subject: { kind: 'staff', id }, ...person });
}

/** What saving a user does to their invitation: it ends, or a new one is mailed. */
export async function followWithInvitation(
  services: MailServices,
  context: OperationContext,
  saved: Invited,
  { before, after }: { before: InvitableUser | undefined; after: InvitableUser },
): Promise<void> {
  const { db, company, now } = context;
  if (!after.hasPassword && endsInvitation(before, after)) {
    await endInvitation(db, { companyId: company.id, staffUserId: saved.id }, 'revoked', now);
  }
  if (callsForInvitation(before, after)) await mailInvitation(services, context, saved);
}

/** Invites somebody again who has no password yet. */
export async function resendInvitationTo(
  services: MailServices,
  context: OperationContext,
  id: number,
): Promise<void> {
  const { db, company, actor } = context;
  await lockStaffAccess(db, company.id);
  const user = found(await createUserStore(db, company.id).find(id));
  const giver = await readCurrentPermissions(db, asStaff(actor).staffUserId);
  if (!mayChangeUser(giver, user.permissions)) throw forbidden(usersMessages.changesAdministrator);
  if (user.password_hash !== null) throw conflict(usersMessages.hasPassword);
  const activity = { isActive: user.is_active, personIsActive: user.person_is_active };
  if (!isUserActive(activity)) throw conflict(usersMessages.invitesInactive);
  await mailInvitation(services, context, { ...user, personId: user.person_id });
}
