import { findPasswordFault, type PasswordFault } from '@aferir/domain';
import { invalidField } from '../../platform/errors/failures.ts';

/** What is wrong with a new password, in Brazilian Portuguese. */
export const passwordFaults: Readonly<Record<PasswordFault, string>> = {
  'too-short': 'A senha deve ter pelo menos 6 caracteres',
  'too-long': 'A senha deve ter no máximo 128 caracteres',
  'too-common': 'Esta senha é muito comum. Escolha outra.',
};

/** Refuses a new password that is against the policy, with a fault at the field it came in. */
export function assertPasswordPolicy(password: string, field: string): void {
  const fault = findPasswordFault(password);
  if (fault) throw invalidField(field, passwordFaults[fault]);
}
