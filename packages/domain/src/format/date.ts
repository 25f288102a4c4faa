const EMPTY = '-';
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

const day = {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
} as const;
const formatter = new Intl.DateTimeFormat('pt-BR', day);
const momentFormatter = new Intl.DateTimeFormat('pt-BR', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Writes a date as dd/mm/yyyy, as seen in São Paulo. A date without a time is written as it stands.
 * Nothing, nonsense and the year 0001 are '-'.
 */
export function formatDate(value: Date | string | null | undefined): string {
  if (!value) return EMPTY;
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return EMPTY;
  const dateOnly = typeof value === 'string' ? DATE_ONLY.exec(value) : null;
  if (dateOnly) return `${dateOnly[3]}/${dateOnly[2]}/${dateOnly[1]}`;
  return formatter.format(date);
}

/** Writes a moment as dd/mm/yyyy, hh:mm, as seen in São Paulo; nothing is '-'. */
export function formatDateTime(value: Date | string | null): string {
  return value ? momentFormatter.format(new Date(value)) : EMPTY;
}
