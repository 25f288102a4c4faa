import { passwords } from '../../operation/sessions/password.ts';
import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { deleteUser } from './operations/deleteUser.ts';
import { getUser } from './operations/getUser.ts';
import { listLinkableEmployees } from './operations/listLinkableEmployees.ts';
import { listUsers } from './operations/listUsers.ts';
import { saveUser } from './operations/saveUser.ts';
import { keepUserOfStronger, returnUserWithin } from './person-behind-user.ts';
import { readPersonalData } from './personal-data.ts';
import type { UserServices } from './user-service.ts';
import { usersAuditActions } from './users-audit-actions.ts';

/** What users take of others. */
export type UserPorts = Pick<UserServices, 'images' | 'mailer'>;

/** Who works in the staff area, and with which profiles. */
export function createUsersFeature({ images, mailer }: UserPorts): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [
      deleteUser(images),
      getUser,
      listLinkableEmployees,
      listUsers,
      saveUser({ passwords, images, mailer }),
    ],
    auditActions: usersAuditActions,
    personLeft: keepUserOfStronger,
    personReturned: returnUserWithin,
    personTies: () => refersToPerson('staff_user', 'person_id'),
    personalData: readPersonalData,
  });
}
