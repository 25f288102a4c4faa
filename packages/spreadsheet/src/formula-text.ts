/** What ends a line for one program or another. */
const BREAK = '[\\n\\v\\f\\r\\u0085\\u2028\\u2029]';
/** What programs skip at the beginning of a cell. */
const BLANK = `(?:(?!${BREAK})[\\p{Zs}\\p{Cf}\\p{Cc}])`;
/** What makes a formula; the small and the full-width ones do in East Asian versions. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';

/** Apostrophes that were there before count as part of the formula, so that each has one more and none is taken for ours. */
const ALIVE = `'*(?:${BLANK}*(?:${SIGN}|\\t))`;
const BEGINNING = `(?:^|(?<=${BREAK}))`;

const TO_ESCAPE = new RegExp(`^(?='*\\r)|${BEGINNING}(?=${ALIVE})`, 'gu');
const ESCAPED = new RegExp(`^'(?='*\\r)|${BEGINNING}'(?=${ALIVE})`, 'gu');

/** Puts an apostrophe before whatever a spreadsheet may take for a formula, at the beginning or after a line break. */
export function escapeFormulas(text: string): string {
  return text.replace(TO_ESCAPE, "'");
}

/** Takes away the apostrophes of {@link escapeFormulas}, and no others: any text comes back as it was. */
export function unescapeFormulas(text: string): string {
  return text.includes("'") ? text.replace(ESCAPED, '') : text;
}
