import type { TextMask } from '../format/text-mask.ts';

/** How a phone is typed: landline or mobile, by how many digits there are; without the code of Brazil, which browsers fill in. */
export const PHONE_MASK: TextMask = {
  pattern: (length) => (length > 10 ? '(##) #####-####' : '(##) ####-####'),
  prepare: (text) =>
    text
      .replace(/\D/g, '')
      .replace(/^(?:00)?55(?=\d{10,11}$)/, '')
      .replace(/^0(?=\d{10,11}$)/, ''),
};

const PHONE = /^\(?(\d{2})\)? ?(\d{4,5})-?(\d{4})$/;

/** Whether a text is a Brazilian phone with its area code, mobile or landline, with or without punctuation. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.trim());
}

/** Writes a phone as (##) #####-#### or (##) ####-####; other text comes back as it is. */
export function formatPhone(text: string): string {
  const parts = PHONE.exec(text.trim());
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text;
}
