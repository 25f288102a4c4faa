import { dateOnlyOf } from './date.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const NAMES = [
  'jan',
  'fev',
  'mar',
  'abr',
  'mai',
  'jun',
  'jul',
  'ago',
  'set',
  'out',
  'nov',
  'dez',
] as const;

/** The month of a moment as YYYY-MM, as seen in São Paulo. */
export function monthOf(moment: Date): string {
  return dateOnlyOf(moment).slice(0, 7);
}

/** A month out of text, such as an address typed by hand. */
export function toMonth(text: string | null): string | null {
  return text !== null && MONTH.test(text) ? text : null;
}

/** Writes a month given as YYYY-MM, such as 'jan/2026'. */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-');
  return `${NAMES[Number(number) - 1] ?? '-'}/${year}`;
}

/** The months from one to another, both included, the latest first; none where they are the wrong way round. */
export function monthsBetween(first: string, last: string): string[] {
  const [from, to] = [first, last].map(monthIndex) as [number, number];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => monthAt(to - back));
}

/** The number of a month given as YYYY-MM; that of the next one is one more. */
export function monthIndex(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (number ?? 1) - 1;
}

/** The month of a number. */
export function monthAt(index: number): string {
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
}
