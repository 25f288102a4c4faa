const DATE_ONLY = /^(\d{4})-\d{2}-\d{2}$/;

/** Whether a date (`YYYY-MM-DD`) may be somebody's birth: it exists, lies in the past and is not before 1900. */
export function isBirthDate(date: string, today: Date): boolean {
  const year = Number(DATE_ONLY.exec(date)?.[1] ?? 0);
  const moment = new Date(`${date}T00:00:00Z`);
  if (year < 1900 || Number.isNaN(moment.getTime())) return false;
  return moment.toISOString().startsWith(date) && moment.getTime() < today.getTime();
}
