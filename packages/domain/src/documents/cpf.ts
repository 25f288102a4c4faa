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

/** Why a text is no CPF; `unreadable` where it has not its digits. */
export type CpfFault = 'unreadable' | 'rounded' | 'check-digits';

/** What is said of each, in Brazilian Portuguese. */
export const CPF_FAULT_TEXTS: Readonly<Record<CpfFault, string>> = {
  unreadable: 'Informe o CPF com os 11 dígitos, como 529.982.247-25.',
  rounded: 'A planilha arredondou este CPF. Formate a coluna como texto e digite-o de novo.',
  'check-digits': 'Este CPF não existe. Confira os dígitos.',
};

type CpfReading =
  | { readonly digits: string; readonly fault?: undefined }
  | { readonly digits?: undefined; readonly fault: CpfFault };

/** A number as a spreadsheet keeps a CPF, without the zeros before it: three at most, as hardly any begins with more. */
const BARE_NUMBER = /^\d{8,11}$/;
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** The digits of a CPF, in whatever dress people and spreadsheets give it; null for any other text. */
export function toCpf(text: string): string | null {
  return readCpf(text).digits ?? null;
}

/** Why a text is no CPF, however it is written; null for one that is. */
export function findCpfFault(text: string): CpfFault | null {
  return readCpf(text).fault ?? null;
}

function readCpf(text: string): CpfReading {
  const told = text.normalize('NFKC').trim();
  if (ROUNDED.test(told)) return { fault: 'rounded' };
  if (!/^[\d\s./\p{Pd}]+$/u.test(told)) return { fault: 'unreadable' };
  const given = told.replace(/\D/g, '');
  const digits = BARE_NUMBER.test(told) ? given.padStart(11, '0') : given;
  if (digits.length !== 11) return { fault: 'unreadable' };
  return isCpf(digits) ? { digits } : { fault: 'check-digits' };
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
