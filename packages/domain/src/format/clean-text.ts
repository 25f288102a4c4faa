/** Printable ASCII, and letters that are neither decomposed nor invisible: nothing of them changes. */
const PLAIN = /^[\t\n\r\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff]*$/;

const BREAK = /[\v\f\u0085\u2028\u2029]/g;

/** Spaces of any width; in Braille the cell without dots is one. */
const BLANK = /[\p{Zs}\u2800]/gu;

/** Scripts in whose words a joiner shows another letter. */
const JOINING = [
  'Arab',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
];
const joining = `(?!\\p{DI})[${JOINING.map((script) => `\\p{scx=${script}}`).join('')}]`;
const pictograph = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{EMod})?';

/** What shows by an invisible character: emoji of several signs, flags, keys, a form of an ideograph, joined letters. */
const kept = [
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{2,6}\\u{e007f}',
  `${pictograph}(?:\\u200d${pictograph})*`,
  '[0-9#*]\\ufe0f\\u20e3',
  '\\p{sc=Han}[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  `${joining}[\\u200c\\u200d](?=${joining})`,
];

/** NUL stays, for whoever refuses it. */
const invisible = '(?![\\0\\t\\n\\r])[\\p{Cc}\\p{DI}\\p{NChar}\\ufff9-\\ufffb]';

/** No language writes as many marks over a letter, and composing more takes time by the square (UAX #15, stream-safe text). */
const MOST_MARKS = 30;
const MARKS_TOO_MANY = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

const KEPT_OR_INVISIBLE = new RegExp(`(${kept.join('|')})|${invisible}`, 'gu');

/**
 * A text as it is kept: composed (NFC), without invisible characters, every space an ordinary one and every break
 * of lines a line feed or what is there of a carriage return. What shows by an invisible character keeps it; marks
 * over one letter end with the thirtieth.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const cleaned = compose(text)
    .replace(BREAK, '\n')
    .replace(BLANK, ' ')
    .replace(KEPT_OR_INVISIBLE, (_, visible: string | undefined) => visible ?? '');
  const composed = compose(cleaned);
  // What was composed only now may be a sign beside which nothing invisible stays.
  return composed === text ? text : cleanText(composed);
}

function compose(text: string): string {
  return text.replace(MARKS_TOO_MANY, '$1').normalize('NFC');
}

/** A text without what is not seen of it, nor spaces around. */
export function trimText(text: string): string {
  return cleanText(text).trim();
}
