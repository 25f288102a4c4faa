import type { TextMask } from '../format/text-mask.ts';

/** How a CPF is typed. */
export const CPF_MASK: TextMask = { pattern: '###.###.###-##' };

const CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** Whether a text is a CPF with right check digits, with or without its punctuation. */
export function isCpf(text: string): boolean {
  if (!CPF.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  if (new Set(digits).size === 1) return false;
  const values = Array.from(digits, Number);
  return [9, 10].every((count) => checkDigit(values.slice(0, count)) === values[count]);
}

/** Writes a CPF as ###.###.###-##; other text comes back as it is. */
export function formatCpf(text: string): string {
  const parts = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(text.replace(/\D/g, ''));
  if (!parts) return text;
  const [, first, second, third, digits] = parts;
  return `${first}.${second}.${third}-${digits}`;
}

function checkDigit(values: readonly number[]): number {
  const heaviest = values.length + 1;
  const sum = values.reduce((all, value, position) => all + value * (heaviest - position), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
