import { oneLine } from '../format/one-line.ts';
import type { TextMask } from '../format/text-mask.ts';
import { toPhone } from './phone.ts';

/**
 * How a phone is typed: landline or mobile, by how many digits there are. What is dialed before the area code is taken off
 * once the number is whole; what is no Brazilian number stands as it is typed or pasted, so that it can be told.
 */
export const PHONE_MASK: TextMask = {
  pattern: (length) => (length > 10 ? '(##) #####-####' : '(##) ####-####'),
  prepare: (text) => toPhone(text) ?? plain(text),
  isFree: (text) => {
    const said = plain(text);
    const count = said.replace(/\D/g, '').length;
    return /^[\s([]*[+0]/.test(said) || count > 11 || (count > 7 && /\p{L}/u.test(said));
  },
};

function plain(text: string): string {
  return oneLine(text.normalize('NFKC'));
}
