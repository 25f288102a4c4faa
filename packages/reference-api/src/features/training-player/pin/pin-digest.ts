import { normalizePin } from '@aferir/domain';
import { digest } from '../../../platform/security/tokens.ts';

/** A link and what was typed for its PIN. */
export interface GivenPin {
  readonly hash: string;
  readonly pin: string;
}

/**
 * The form in which a PIN is stored. A million PINs are tried in no time; together with the hash of the link, which is
 * stored nowhere, there is nothing to try them on.
 */
export function pinDigest({ hash, pin }: GivenPin): string {
  return digest(`${hash}:${normalizePin(pin)}`);
}
