import { findPasswordFault } from '@aferir/domain';
import type { ChangePasswordMessages } from '@aferir/widgets';

/** Checks a first password for a form: true, or the sentence that says what is wrong. */
export function checkNewPassword(
  password: string,
  faults: Readonly<ChangePasswordMessages['passwordFaults']>,
): true | string {
  const fault = findPasswordFault(password);
  return fault === null || faults[fault];
}
