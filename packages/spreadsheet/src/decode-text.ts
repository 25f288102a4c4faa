/** The text of a file, and what its bytes were taken for. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'unicode' | 'windows-1252' | 'macintosh';
  /** Whether bytes that belong to no character became U+FFFD. */
  readonly hasStrayBytes: boolean;
}

/** What stands for bytes that belong to no character. */
export const STRAY = '\ufffd';

/** How many bytes are looked at to tell what reads better. */
const SAMPLE = 64 * 1024;

/** Tells a text by its mark, or by what it reads best in: UTF-8 with a stray byte is still UTF-8. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second, third] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (isLittle || (first === 0xfe && second === 0xff)) {
    const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, encoding: 'unicode', hasStrayBytes: false };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'unicode', hasStrayBytes: false };
  } catch {
    const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
    const sample = sampleOf(bytes);
    const label = isMarked ? 'utf-8' : labelThatReadsBest(sample);
    const text = decode(bytes, label);
    if (label === 'utf-8') return { text, encoding: 'unicode', hasStrayBytes: true };
    const sampled = decode(sample, label);
    const isMixed = rateText(joinPairs(sampled, label)) > rateText(sampled);
    return { text: isMixed ? joinPairs(text, label) : text, encoding: label, hasStrayBytes: false };
  }
}

function decode(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(bytes);
}

/** Makes one letter of the two that a letter of UTF-8 has become: rows of two programs may stand in one file. */
function joinPairs(text: string, label: string): string {
  const seconds = decode(
    Uint8Array.from({ length: 0x40 }, (_, at) => 0x80 + at),
    label,
  );
  const firsts = decode(new Uint8Array([0xc2, 0xc3]), label);
  return text.replace(new RegExp(`([${firsts}])([${seconds}])`, 'g'), (_, first, second) =>
    String.fromCharCode(0x80 + 0x40 * firsts.indexOf(first) + seconds.indexOf(second)),
  );
}

/** Where two read alike, the earlier one. */
function labelThatReadsBest(sample: Uint8Array) {
  let best: { label: 'utf-8' | 'windows-1252' | 'macintosh'; rate: number } | undefined;
  for (const label of ['utf-8', 'windows-1252', 'macintosh'] as const) {
    const text = decode(sample, label);
    // A text without a single letter in UTF-8 isn't in it.
    if (label === 'utf-8' && !/[^\0-\u007f\ufffd]/.test(text)) continue;
    const rate = rateText(text);
    if (!best || rate > best.rate) best = { label, rate };
  }
  return best?.label ?? 'windows-1252';
}

/** Pieces with letters beyond ASCII, with what stands around them. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const pieces: number[] = [];
  let until = -1;
  for (let at = 0; at < bytes.length && pieces.length < SAMPLE; at += 1) {
    if ((bytes[at] ?? 0) > 0x7f) {
      if (at > until) pieces.push(0x20, ...bytes.subarray(Math.max(at - 1, until), at));
      until = at + 2;
    }
    if (at < until) pieces.push(bytes[at] ?? 0);
  }
  return new Uint8Array(pieces);
}

const OF_PORTUGUESE = /[áàâãéêíóôõúüç]/i;
/** What people write between letters or beside them without spoiling a word. */
const NEUTRAL = /[\u00a0\u2018\u2019\u201c\u201d\u2013\u2014\u2026ªº°²³§«»€™®©]/;

/** How much a text looks like Portuguese, by its letters beyond ASCII. */
function rateText(text: string): number {
  let sum = 0;
  for (const found of text.matchAll(/[^\0-\u007f]/g)) {
    const { 0: character, index } = found;
    const [before = ' ', after = ' '] = [text[index - 1], text[index + 1]];
    if (/\p{L}/u.test(character)) sum += rateLetter(character, before, after);
    else if (!NEUTRAL.test(character) && /\p{L}/u.test(`${before}${after}`)) sum -= 2;
  }
  return sum;
}

/** A capital stands at the beginning of a word, or among others. */
function rateLetter(letter: string, before: string, after: string): number {
  const isCapital = letter === letter.toUpperCase();
  if (isCapital ? /\p{Ll}/u.test(before) : /\p{Lu}/u.test(after)) return -2;
  if (!OF_PORTUGUESE.test(letter)) return 0;
  return isCapital || /\p{L}/u.test(before) ? 2 : 1;
}
