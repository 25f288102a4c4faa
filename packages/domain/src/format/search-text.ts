import { oneLine } from './one-line.ts';

/** Accents and points, in Hebrew and Arabic too, and what joins a letter to the next one or chooses its form. */
const MARKS = new RegExp(
  [
    '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]',
    '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u065f\\u0670]',
    '[\\u200c\\u200d\\ufe00-\\ufe0f]',
  ].join('|'),
  'g',
);

/** Letters that no accent makes, and marks that a phone types in place of those of a keyboard. */
const SIGNS = 'ıȷøłđðħŧŋəɛɔɓɖɗƙƴς‘’ʼʹʻ`′‐‑‒–—―−';
const TYPED = "ijolddhtnaeobddkyσ'''''''-------";

const PLAIN: ReadonlyMap<string, string> = new Map([
  ...Array.from(SIGNS, (sign, place): [string, string] => [sign, TYPED.charAt(place)]),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

const SIGN = /[^\x20-\x5f\x61-\x7f]/g;

/**
 * The form in which texts are compared when searching: no accents, case or extra spaces, and other letters as they
 * are typed on a keyboard without them. The database has the same rule as its function `search_text`.
 */
export function normalizeSearchText(text: string): string {
  return oneLine(text)
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SIGN, (sign) => PLAIN.get(sign) ?? sign);
}
