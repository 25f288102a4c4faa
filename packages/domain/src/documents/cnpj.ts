import type { TextMask } from '../format/text-mask.ts';

/** How a CNPJ is typed, with letters or of digits alone. */
export const CNPJ_MASK: TextMask = { pattern: '**.***.***/****-##' };

const CNPJ = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/;
const ZERO = '0'.charCodeAt(0);
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether a text is a CNPJ with right check digits, with or without its punctuation: twelve
 * characters 0–9 A–Z and two digits. Purely numeric ones follow the same rule.
 */
export function isCnpj(text: string): boolean {
  const upper = text.toUpperCase();
  if (!CNPJ.test(upper)) return false;
  const characters = upper.replace(/[^0-9A-Z]/g, '');
  if (new Set(characters).size === 1) return false;
  const values = Array.from(characters, (character) => character.charCodeAt(0) - ZERO);
  return [12, 13].every((count) => checkDigit(values.slice(0, count)) === values[count]);
}

/** Writes a CNPJ as ##.###.###/####-##; other text comes back as it is. */
export function formatCnpj(text: string): string {
  const characters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const parts = /^(.{2})(.{3})(.{3})(.{4})(\d{2})$/.exec(characters);
  if (!parts) return text;
  const [, first, second, third, branch, digits] = parts;
  return `${first}.${second}.${third}/${branch}-${digits}`;
}

function checkDigit(values: readonly number[]): number {
  const weights = WEIGHTS.slice(-values.length);
  const sum = values.reduce((all, value, position) => all + value * (weights[position] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
