import type { Services } from '../../operation/context.ts';
import { passwords } from '../../operation/sessions/password.ts';
import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import { expireInvitations } from '../../shared/staff/staff-invitation.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { forgetUser } from './forget-user.ts';
import { invitationMailing } from './invitation/invite-user.ts';
import { createInvitationService } from './invitation/open-invitation.ts';
import { acceptInvitation } from './operations/acceptInvitation.ts';
import { deleteUser } from './operations/deleteUser.ts';
import { getInvitation } from './operations/getInvitation.ts';
import { getUser } from './operations/getUser.ts';
import { listLinkableEmployees } from './operations/listLinkableEmployees.ts';
import { listUsers } from './operations/listUsers.ts';
import { resendInvitation } from './operations/resendInvitation.ts';
import { saveUser } from './operations/saveUser.ts';
import { keepUserOfStronger, returnUserWithin } from './person-behind-user.ts';
import { readPersonalData } from './personal-data.ts';
import { userExports } from './user-exports.ts';
import type { UserServices } from './user-service.ts';
import { usersAuditActions } from './users-audit-actions.ts';

/** What users take of others. */
export type UserPorts = Pick<UserServices, 'images' | 'mailer'>;

/** Who works in the staff area, and with which profiles. */
export function createUsersFeature(services: Services, { images, mailer }: UserPorts): Feature {
  const invitations = createInvitationService(services, passwords);
  return defineFeature(import.meta.dirname, {
    operations: [
      acceptInvitation(invitations),
      deleteUser(images),
      getInvitation(invitations),
      getUser,
      listLinkableEmployees,
      listUsers,
      resendInvitation({ mailer }),
      saveUser({ passwords, images, mailer }),
    ],
    mailings: [invitationMailing],
    expire: { ofCompany: expireInvitations },
    auditActions: usersAuditActions,
    exports: userExports,
    personLeft: keepUserOfStronger,
    personReturned: returnUserWithin,
    personForgotten: forgetUser(images),
    personTies: () => refersToPerson('staff_user', 'person_id'),
    personalData: readPersonalData,
  });
}
