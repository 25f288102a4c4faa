/** How numbers are written, as the platform is told. */
export const NUMBER_KINDS = {
  /** With at most one decimal. */
  number: { maximumFractionDigits: 1 },
  /** A part of a whole, 0 to 1, with at most one decimal. */
  percent: { style: 'percent', maximumFractionDigits: 1 },
  /** With one decimal, always. */
  oneDecimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** How a number is written. */
export type NumberKind = keyof typeof NUMBER_KINDS;

const formatters = new Map<string, Intl.NumberFormat>();

/** Writes a number as a language does. */
export function formatNumber(value: number, language: string, kind: NumberKind = 'number'): string {
  const key = `${language} ${kind}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(language, NUMBER_KINDS[kind]);
  formatters.set(key, formatter);
  return formatter.format(value);
}
