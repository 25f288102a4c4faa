import { placeKey } from './import-row.ts';

/** Letters that two names may be apart and still be taken for one. */
const MOST_APART = 2;
/** Shorter names are too often others by two letters. */
const LEAST_LETTERS = 5;
/** Words shorter than that are told apart by each letter: 'Jr' and 'Sr', 'I' and 'II'. */
const LEAST_OF_WORD = 4;

/** The other gender that a word names too: 'confeiteiro/a', 'vendedor(a)'. */
const BOTH_GENDERS = /(\p{L}{2}[aolnrsz])(?:\((?:a|o)s?\)|\/(?:a|o)s?(?![\p{L}\p{N}]))/gu;

/** Far more than there may be between names that are nearly the same. */
const FAR = Number.POSITIVE_INFINITY;

interface Form {
  readonly name: string;
  /** Without accents, case and the s of plurals. */
  readonly words: readonly string[];
  readonly letters: string;
  /** What is written the same but for spaces and hyphens; those between digits tell numbers apart. */
  readonly spelling: string;
  /** Of each word, a bit for each letter of the alphabet that is in it. */
  readonly alphabets: readonly number[];
}

/** Names among which the one is found that may be meant by another one. */
export interface NearNameIndex {
  add(name: string): void;
  find(name: string): string | undefined;
  /** What finding has taken so far, in steps that take about as long each: whoever has much to find pauses by it. */
  readonly work: number;
}

/**
 * Makes what finds the name that may be meant by another one: the same but for a plural, a space or a hyphen, or up to two
 * letters apart where it has five or more; the two genders of a word are not apart. Numbers, levels and other short words have
 * to be the same. Letters are compared of few names, however many there are.
 */
export function createNearNameIndex(known: Iterable<string> = []): NearNameIndex {
  const same = new Map<string, Form>();
  const groups = new Map<string, Form[]>();
  let work = 0;
  const index: NearNameIndex = {
    get work() {
      return work;
    },
    add(name) {
      const form = toForm(name);
      if (form.letters === '') return;
      if (!same.has(form.spelling)) same.set(form.spelling, form);
      const key = groupOf(form);
      const group = groups.get(key);
      if (group) group.push(form);
      else groups.set(key, [form]);
    },
    find(name) {
      const own = toForm(name);
      const twin = same.get(own.spelling);
      if (twin || own.letters.length < LEAST_LETTERS) return twin?.name;
      const group = groups.get(groupOf(own)) ?? [];
      let nearest: Form | undefined;
      let least = MOST_APART + 1;
      const longest = MOST_APART + own.words.length;
      work += group.length;
      for (const form of group) {
        if (Math.abs(form.letters.length - own.letters.length) > longest) continue;
        if (haveOtherLetters(own, form)) continue;
        work += own.letters.length;
        const apart = distanceOf(own, form);
        if (apart < least) [nearest, least] = [form, apart];
        if (least === 0) break;
      }
      return nearest?.name;
    },
  };
  for (const name of known) index.add(name);
  return index;
}

/** Makes what finds the name that may be meant by another one, as {@link createNearNameIndex} does. */
export function createNearNames(known: Iterable<string>): (name: string) => string | undefined {
  return createNearNameIndex(known).find;
}

/** A name, and how many rows bring it. */
export interface NamedByRows {
  readonly name: string;
  readonly rows: number;
}

/**
 * Finds among the names of a sheet those that may be one, as {@link createNearNames} takes them: which one is meant by
 * another. Of two it is the one that more rows bring, else the first. It pauses after each, and tells the work so far.
 */
export function* findNearNames(
  names: readonly NamedByRows[],
): Generator<number, ReadonlyMap<string, string>> {
  const meant = new Map<string, string>();
  const index = createNearNameIndex();
  for (const { name } of names.toSorted((one, other) => other.rows - one.rows)) {
    const nearest = index.find(name);
    if (nearest === undefined) index.add(name);
    else meant.set(name, nearest);
    yield index.work;
  }
  return meant;
}

/** Whether words have more letters that are not in both than so few slips make. */
function haveOtherLetters(one: Form, other: Form): boolean {
  let count = 0;
  for (let place = 0; place < one.alphabets.length && count <= 2 * MOST_APART; place += 1) {
    count += bitsOf((one.alphabets[place] ?? 0) ^ (other.alphabets[place] ?? 0));
  }
  return count > 2 * MOST_APART;
}

/** What two names have to have in common to be one meant by the other: how many words, and which of them are not free. */
function groupOf({ words }: Form): string {
  return words.map((word) => (isFree(word) ? '' : word)).join(' ');
}

function toForm(name: string): Form {
  const words = placeKey(name)
    .replace(BOTH_GENDERS, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length >= LEAST_OF_WORD && word.endsWith('s') ? word.slice(0, -1) : word));
  const letters = words.join('');
  const spelling = words.join(' ').replace(/(?<!\p{N}) | (?!\p{N})/gu, '');
  return { name, words, letters, spelling, alphabets: words.map(alphabetOf) };
}

/** Those that tell the gender of a word are left out. */
function alphabetOf(word: string): number {
  let alphabet = 0;
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < 26 && letter !== 'a' && letter !== 'o') alphabet |= 1 << place;
  }
  return alphabet;
}

function distanceOf(one: Form, other: Form): number {
  if (other.letters.length < LEAST_LETTERS) return FAR;
  let sum = 0;
  for (const [place, word] of one.words.entries()) {
    sum += lettersApart(word, other.words[place] ?? '');
    if (sum > MOST_APART) return FAR;
  }
  return sum;
}

/** Whether a letter more or less may be a slip. */
function isFree(word: string): boolean {
  return word.length >= LEAST_OF_WORD && !/\p{N}|^[ivx]+$/u.test(word);
}

/** Whether words are the two genders of one: 'confeiteiro' and 'confeiteira', 'vendedor' and 'vendedora'. */
function areGenders(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === long.length) {
    return /[ao]$/.test(one) && /[ao]$/.test(other) && one.slice(0, -1) === other.slice(0, -1);
  }
  return /[lnrsz]$/.test(short) && long === `${short}a`;
}

/** How many letters have to be put in, left out or replaced to make one word of another; far, where that is too many. */
function lettersApart(one: string, other: string): number {
  if (one === other || areGenders(one, other)) return 0;
  if (Math.abs(one.length - other.length) > MOST_APART) return FAR;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const apart = Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      least = Math.min(least, apart);
      next.push(apart);
    }
    if (least > MOST_APART) return FAR;
    row = next;
  }
  return row[other.length] ?? 0;
}

function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
