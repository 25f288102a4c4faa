import { findPasswordFault, type PasswordFault } from '@aferir/domain';
import { accessMessages } from './access-messages.ts';

const SENTENCES: Readonly<Record<PasswordFault, string>> = {
  'too-short': accessMessages.passwordTooShort,
  'too-long': accessMessages.passwordTooLong,
  'too-common': accessMessages.passwordTooCommon,
};

/** Checks a new password for a form: true, or the sentence that says what is wrong. */
export function checkNewPassword(
  password: string,
  sentences: Partial<Record<PasswordFault, string>> = {},
): true | string {
  const fault = findPasswordFault(password);
  return fault === null || (sentences[fault] ?? SENTENCES[fault]);
}
