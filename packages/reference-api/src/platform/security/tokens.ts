import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits that can stand in an address. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which links and tokens are stored: SHA-256 in hexadecimal. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
