import { findPasswordFault } from '@aferir/domain';
import { changePasswordMessages } from '@aferir/widgets';
import { accessMessages } from '../access-messages.ts';

const SENTENCES = {
  ...changePasswordMessages.passwordFaults,
  'too-short': accessMessages.passwordTooShort,
};

/** Checks a first password for a form: true, or the sentence that says what is wrong. */
export function checkNewPassword(password: string): true | string {
  const fault = findPasswordFault(password);
  return fault === null || SENTENCES[fault];
}
