import type { Services } from '../../context.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { accountAuditActions } from './account-audit-actions.ts';
import { changeStaffPassword } from './operations/changeStaffPassword.ts';
import { updateStaffUser } from './operations/updateStaffUser.ts';
import type { OwnPassword } from './own-password.ts';

/** What staff users settle about their own account. */
export function createAccountFeature(services: Services, password: OwnPassword): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [changeStaffPassword(password), updateStaffUser(services, password)],
    auditActions: accountAuditActions,
  });
}
