import type { StoredImages } from '../../images/stored-images.ts';
import { passwords } from '../../sessions/password.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { deleteUser } from './operations/deleteUser.ts';
import { getUser } from './operations/getUser.ts';
import { listLinkableEmployees } from './operations/listLinkableEmployees.ts';
import { listUsers } from './operations/listUsers.ts';
import { saveUser } from './operations/saveUser.ts';
import { keepAdministrator } from './user-service.ts';
import { usersAuditActions } from './users-audit-actions.ts';

/** Who works in the staff area, and with which profiles. */
export function createUsersFeature(images: StoredImages): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [
      deleteUser(images),
      getUser,
      listLinkableEmployees,
      listUsers,
      saveUser({ passwords, images }),
    ],
    auditActions: usersAuditActions,
    personLeft: keepAdministrator,
  });
}
