import { placeKey } from './import-row.ts';

/** Letters that two names may be apart and still be taken for one. */
const MOST_APART = 2;
/** Shorter names are too often others by two letters. */
const LEAST_LETTERS = 5;
/** Words shorter than that are told apart by each letter: 'Jr' and 'Sr', 'I' and 'II'. */
const LEAST_OF_WORD = 4;

interface Form {
  readonly name: string;
  /** Without accents, case and the s of plurals. */
  readonly words: readonly string[];
  readonly letters: string;
  /** A bit for each letter of the alphabet that is in it. */
  readonly alphabet: number;
}

/**
 * Makes what finds the name that may be meant by another one: the same but for a plural, a space or a hyphen, or up to two
 * letters apart where it has five or more. Numbers, levels and other short words have to be the same.
 */
export function createNearNames(known: Iterable<string>): (name: string) => string | undefined {
  const forms = [...known].map(toForm);
  return (name) => findNearest(forms, toForm(name))?.name;
}

/** A name, and how many rows bring it. */
export interface NamedByRows {
  readonly name: string;
  readonly rows: number;
}

/**
 * Finds among the names of a sheet those that may be one, as {@link createNearNames} takes them: which one is meant by
 * another. Of two it is the one that more rows bring, else the first.
 */
export function findNearNames(names: readonly NamedByRows[]): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  const forms: Form[] = [];
  for (const { name } of names.toSorted((one, other) => other.rows - one.rows)) {
    const own = toForm(name);
    const nearest = findNearest(forms, own);
    if (nearest) meant.set(name, nearest.name);
    else forms.push(own);
  }
  return meant;
}

function findNearest(forms: readonly Form[], own: Form): Form | undefined {
  let nearest: Form | undefined;
  let least = MOST_APART + 1;
  for (const form of forms) {
    if (Math.abs(form.letters.length - own.letters.length) > MOST_APART) continue;
    if (bitsOf(form.alphabet ^ own.alphabet) > 2 * MOST_APART) continue;
    const apart = distanceOf(own, form);
    if (apart < least) [nearest, least] = [form, apart];
  }
  return nearest;
}

function toForm(name: string): Form {
  const words = placeKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length >= LEAST_OF_WORD && word.endsWith('s') ? word.slice(0, -1) : word));
  const letters = words.join('');
  let alphabet = 0;
  for (const letter of letters) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < 26) alphabet |= 1 << place;
  }
  return { name, words, letters, alphabet };
}

function distanceOf(one: Form, other: Form): number {
  if (one.letters === other.letters) return one.letters === '' ? Number.POSITIVE_INFINITY : 0;
  if (one.words.length !== other.words.length) return Number.POSITIVE_INFINITY;
  if (Math.min(one.letters.length, other.letters.length) < LEAST_LETTERS) {
    return Number.POSITIVE_INFINITY;
  }
  let sum = 0;
  for (const [place, word] of one.words.entries()) {
    const against = other.words[place] ?? '';
    if (word === against) continue;
    if (!isFree(word) || !isFree(against)) return Number.POSITIVE_INFINITY;
    sum += lettersApart(word, against);
    if (sum > MOST_APART) return Number.POSITIVE_INFINITY;
  }
  return sum;
}

/** Whether a letter more or less may be a slip. */
function isFree(word: string): boolean {
  return word.length >= LEAST_OF_WORD && !/\p{N}/u.test(word);
}

/** How many letters have to be put in, left out or replaced to make one word of another. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
