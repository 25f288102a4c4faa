const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Whether a text is a day there is, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // The 31st of February would be a day in March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A date as it is typed: dd/mm/aaaa. What is no date stays as it is. */
export function toTyped(value: string): string {
  return value.replace(DATE, '$3/$2/$1');
}

/** What was typed as `YYYY-MM-DD`; what is no day stays as it was typed. */
export function fromTyped(typed: string): string {
  const [, day = '', month = '', year = ''] = TYPED.exec(typed.trim()) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : typed;
}
