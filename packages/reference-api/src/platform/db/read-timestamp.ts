const shortest = '0000-00-00 00:00:00+00'.length;
const fraction = '0000-00-00 00:00:00.'.length;

/**
 * Reads the text of a `timestamptz`. Those of a server whose clock is in UTC, in years of four digits,
 * are read by their places, in half the time that the parser of `Date` takes.
 */
export function readTimestamp(text: string, otherwise: (text: string) => Date): Date {
  const isUsual =
    text.endsWith('+00') && text[4] === '-' && text[0] !== '0' && text.length >= shortest;
  if (!isUsual) return otherwise(text);
  const milliseconds = Date.UTC(
    pair(text, 0) * 100 + pair(text, 2),
    pair(text, 5) - 1,
    pair(text, 8),
    pair(text, 11),
    pair(text, 14),
    pair(text, 17),
    text.length === shortest ? 0 : thousandths(text),
  );
  return new Date(milliseconds);
}

/** Two digits. */
function pair(text: string, at: number): number {
  return digit(text, at) * 10 + digit(text, at + 1);
}

/** Of the fraction of a second what a `Date` holds; it stands without zeros at its end. */
function thousandths(text: string): number {
  const end = text.length - '+00'.length;
  let value = 0;
  for (let at = fraction; at < fraction + 3; at += 1) {
    value = value * 10 + (at < end ? digit(text, at) : 0);
  }
  return value;
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - 48;
}
