import type { TextMask } from '../format/text-mask.ts';

/** How a CNPJ is typed, with letters or of digits alone; of a text that is pasted with it, such as its label, nothing is taken. */
export const CNPJ_MASK: TextMask = { pattern: '**.***.***/****-##', prepare: cnpjIn };

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
  const characters = charactersOf(upper);
  if (new Set(characters).size === 1) return false;
  const values = Array.from(characters, (character) => character.charCodeAt(0) - ZERO);
  return [12, 13].every((count) => checkDigit(values.slice(0, count)) === values[count]);
}

const LENGTH = 14;
const PUNCTUATED =
  /(?<![0-9A-Z])[0-9A-Z]{2}(?:[^0-9A-Z]{0,2}[0-9A-Z]{3}){2}[^0-9A-Z]{0,3}[0-9A-Z]{4}[^0-9A-Z]{0,3}\d{2}(?![0-9A-Z])/g;
const LABEL = /^.*CNPJ(?:\W*MF\b)?\W*(?:N[O.]*(?![A-Z]))?\W*/is;

/**
 * The CNPJ in a text: a right one, also where the letters before it could be its own, else what looks like one. Without either, the
 * text without a label.
 */
function cnpjIn(text: string): string {
  const given = text.normalize('NFKC').toUpperCase();
  const punctuated = given.match(PUNCTUATED) ?? [];
  const characters = charactersOf(given);
  const windows = Array.from({ length: Math.max(0, characters.length - LENGTH + 1) }, (_, at) =>
    characters.slice(at, at + LENGTH),
  );
  const right = [...punctuated.map(charactersOf), ...windows.toReversed()].find(isCnpj);
  return right ?? punctuated[0] ?? text.replace(LABEL, '');
}

function charactersOf(upper: string): string {
  return upper.replace(/[^0-9A-Z]/g, '');
}

/** Writes a CNPJ as ##.###.###/####-##; other text comes back as it is. */
export function formatCnpj(text: string): string {
  const characters = charactersOf(text.toUpperCase());
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
