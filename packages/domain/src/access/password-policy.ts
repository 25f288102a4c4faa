import { cleanText } from '../format/clean-text.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 6;
/** The most characters of a password. */
export const PASSWORD_MAX_LENGTH = 128;

/** Why a password is refused. */
export type PasswordFault = 'too-short' | 'too-long' | 'too-common';

/** Checks a new password, as it will be kept; null when it is fine. */
export function findPasswordFault(password: string): PasswordFault | null {
  const kept = cleanText(password);
  const { length } = Array.from(kept);
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  if (length > PASSWORD_MAX_LENGTH) return 'too-long';
  return COMMON_PASSWORDS.has(kept.trim().toLowerCase()) ? 'too-common' : null;
}
