const BREAKS = '\\n\\v\\f\\r\\u0085\\u2028\\u2029';
/** What ends a line for one program or another. */
const BREAK = `[${BREAKS}]`;
/** What programs skip at the beginning of a cell. */
const BLANK = `(?:(?!${BREAK})[\\p{Zs}\\p{Cf}\\p{Cc}])`;
/** What makes a formula; the small and the full-width ones do in East Asian versions. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';

/** Apostrophes that were there before count as part of the formula, so that each has one more and none is taken for ours. */
const ALIVE = `'*(?:${BLANK}*(?:${SIGN}|\\t))`;
const BEGINNING = `(?:^|(?<=${BREAK}))`;
/**
 * What an apostrophe was typed before to tell Excel that it is text. Not so in 't Hooft, where it belongs to the name,
 * and in 'Nina' Ana, where another one ends what it begins.
 */
const TYPED = `(?=[^'\\s])(?!\\p{Ll}[ -])(?![^${BREAKS}]*'(?![\\p{L}\\p{N}]))`;

const TO_ESCAPE = new RegExp(`^(?='*\\r|'+${TYPED})|${BEGINNING}(?=${ALIVE})`, 'gu');
const ESCAPED = new RegExp(`^'(?='*(?:\\r|${TYPED}))|${BEGINNING}'(?=${ALIVE})`, 'gu');

/**
 * Puts an apostrophe before whatever a spreadsheet may take for a formula, at the beginning or after a line break, and
 * before one that would be taken for Excel's.
 */
export function escapeFormulas(text: string): string {
  return text.replace(TO_ESCAPE, "'");
}

/**
 * Takes away the apostrophes of {@link escapeFormulas} and the one of Excel: any text that was escaped comes back as
 * it was.
 */
export function unescapeFormulas(text: string): string {
  return text.includes("'") ? text.replace(ESCAPED, '') : text;
}

/** The text of a cell without what is no part of it: such apostrophes, and blanks around it. */
export function plainCell(text: string): string {
  return unescapeFormulas(text).trim();
}
