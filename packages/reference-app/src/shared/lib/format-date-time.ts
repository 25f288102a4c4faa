const formatter = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Writes a moment as dd/mm/yyyy, hh:mm, as seen in São Paulo; nothing is '-'. */
export function formatDateTime(value: string | null): string {
  return value ? formatter.format(new Date(value)) : '-';
}
