import { randomInt } from 'node:crypto';

/** Without the signs that are taken for others when they are read off a screen. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password of 59 random bits that is easy to read and type: three groups of four signs. */
export function makeTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [group(), group(), group()].join('-');
}
