import { findPasswordFault } from '@aferir/domain';
import { invalidField } from '../../platform/errors/failures.ts';
import { passwordMessages } from './password-messages.ts';

/** Refuses a new password that is against the policy, with a fault at the field it came in. */
export function assertPasswordPolicy(password: string, field: string): void {
  const fault = findPasswordFault(password);
  if (fault) throw invalidField(field, passwordMessages[fault]);
}
