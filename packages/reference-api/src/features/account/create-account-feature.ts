import { defineFeature, type Feature } from '../feature.ts';
import type { ChangePassword } from './change-password.ts';
import { changeStaffPassword } from './operations/changeStaffPassword.ts';

/** What staff users settle about their own account. */
export function createAccountFeature(changePassword: ChangePassword): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [changeStaffPassword(changePassword)],
  });
}
