/** A cell as a person sees it: numbers in full, dates as dd/mm/yyyy. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'VERDADEIRO' : 'FALSO';
  return String(value);
}

/** Whether anything of a text is seen: programs of DOS end a file with a character that isn't. */
export function isSeen(text: string): boolean {
  return /[^\s\p{Cc}\p{DI}]/u.test(text);
}

/** A number in full, as phones and ids need it: never 1.19E+10. */
export function numberText(value: number): string {
  return Number.isInteger(value)
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 0 })
    : String(value);
}

function dateText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}
