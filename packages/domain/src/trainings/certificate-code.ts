import { MINUTE } from '../access/duration.ts';
import type { ThrottleRule } from '../access/throttle.ts';
import { type DrawNumber, drawSigns, READABLE_SIGNS } from './readable-signs.ts';

const LENGTH = 12;
const GROUP = 4;

/** Codes that a network may look up. */
export const CERTIFICATE_THROTTLE: ThrottleRule = { limit: 20, window: 15 * MINUTE };

/** Makes the code of a certificate: eleven drawn signs and one that follows from them, in three groups. */
export function makeCertificateCode(draw: DrawNumber): string {
  const drawn = drawSigns(LENGTH - 1, draw);
  return inGroups(drawn + checkSignOf(drawn));
}

/**
 * The code as it is kept, whatever case, hyphens and spaces it was typed with; undefined when it cannot be one, as
 * after any one sign was mistyped.
 */
export function readCertificateCode(typed: string): string | undefined {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    signs.length === LENGTH && [...signs].every((sign) => READABLE_SIGNS.includes(sign));
  return isCode && signs.at(-1) === checkSignOf(signs.slice(0, -1)) ? inGroups(signs) : undefined;
}

function inGroups(signs: string): string {
  return Array.from({ length: LENGTH / GROUP }, (_, index) =>
    signs.slice(index * GROUP, (index + 1) * GROUP),
  ).join('-');
}

/** By Luhn's algorithm over as many digits as there are signs. */
function checkSignOf(signs: string): string {
  const base = READABLE_SIGNS.length;
  const sum = [...signs].toReversed().reduce((total, sign, index) => {
    const value = READABLE_SIGNS.indexOf(sign) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / base) + (value % base);
  }, 0);
  return READABLE_SIGNS.charAt((base - (sum % base)) % base);
}
