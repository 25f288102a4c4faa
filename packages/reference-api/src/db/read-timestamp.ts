const usual = '0000-00-00 00:00:00';

/**
 * Reads the text of a `timestamptz`. Those of a server whose clock is in UTC, in years of four digits,
 * are brought into the one form that the engine reads without looking for others.
 */
export function readTimestamp(text: string, otherwise: (text: string) => Date): Date {
  const { length } = text;
  const isUtc = text.endsWith('+00') && text.charCodeAt(4) === 45 && length >= usual.length + 3;
  if (!isUtc) return otherwise(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, length - 3)}Z`);
}
