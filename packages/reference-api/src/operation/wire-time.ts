/**
 * A time as it goes out in lists: what `toISOString` writes of the years that a company has times of, in
 * half of the time that the engine's own takes.
 */
export function toWireTime(date: Date): string {
  const year = date.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) return date.toISOString();
  const day = `${year}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  const thousandths = date.getUTCMilliseconds();
  return `${day}T${time}.${thousandths < 100 ? '0' : ''}${two(thousandths)}Z`;
}

function two(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
