import type { TextMask } from '../format/text-mask.ts';

/** How a CEP is typed. */
export const ZIP_CODE_MASK: TextMask = { pattern: '#####-###' };

const ZIP_CODE = /^(\d{5})-?(\d{3})$/;

/** Whether a text is a CEP, with or without its hyphen. */
export function isZipCode(text: string): boolean {
  return ZIP_CODE.test(text.trim());
}

/** Writes a CEP as #####-###; other text comes back as it is. */
export function formatZipCode(text: string): string {
  const parts = ZIP_CODE.exec(text.trim());
  return parts ? `${parts[1]}-${parts[2]}` : text;
}
