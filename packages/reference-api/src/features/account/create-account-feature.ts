import { defineFeature, type Feature } from '../feature.ts';
import { accountAuditActions } from './account-audit-actions.ts';
import type { AccountPorts } from './account-ports.ts';
import { changeStaffPassword } from './operations/changeStaffPassword.ts';
import { updateStaffUser } from './operations/updateStaffUser.ts';

/** What staff users settle about their own account. */
export function createAccountFeature(ports: AccountPorts): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [changeStaffPassword(ports.password), updateStaffUser(ports)],
    auditActions: accountAuditActions,
  });
}
