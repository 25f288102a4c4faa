import { findPasswordFault, type PasswordFault } from '@aferir/domain';

/** Judges a password that is given to somebody. */
export function newPasswordRule(required: string, faults: Readonly<Record<PasswordFault, string>>) {
  return {
    required,
    validate: (password: string): true | string => {
      const fault = findPasswordFault(password);
      return fault === null || faults[fault];
    },
  };
}
