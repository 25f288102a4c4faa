import { createRandom } from '../random/create-random.ts';

/** Signs whose forms, neighbors or invisibility make texts differ that look the same. */
const TRICKY = [
  ..."aAeiouÁçãñßıİøŁđÆœ' -\n\r\t'’´`0#*9©™↔",
  ...[
    '\u0301',
    '\u0303',
    '\u0327',
    '\u0338',
    '\u031b',
    '\u0345',
    '\u20e3',
    '\u064b',
    '\u093c',
    '\u3099',
  ],
  ...['\u00a0', '\u2003', '\u202f', '\u3000', '\u2800', '\u0085', '\u2028', '\u2029', '\v', '\f'],
  ...[
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u1160',
    '\u17b4',
    '\u180b',
    '\u200b',
    '\u200c',
    '\u200d',
  ],
  ...[
    '\u200e',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u3164',
    '\ufe0e',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\ufff9',
  ],
  ...['\u0001', '\u001b', '\u007f', '\uffff', '\u{e0067}', '\u{e007f}', '\u{e0101}', '\u{1d159}'],
  ...[
    '👩',
    '👧',
    '🏳',
    '🏴',
    '🌈',
    '\u{1f3fd}',
    '漢',
    '葛',
    '﨑',
    'ب',
    'آ',
    'ه',
    'क',
    '\u094d',
    'ष',
    'য',
    '\u09be',
    '\u09c7',
  ],
  ...[
    '\u1100',
    '\u1161',
    '\u11a8',
    '각',
    'Σ',
    'ς',
    'ή',
    'Ω',
    'Å',
    'й',
    'Ё',
    'Ա',
    'ﬁ',
    'Ａ',
    'º',
    '½',
    'ǆ',
    'ẛ',
  ],
];

/** Texts at random, the same ones for the same seed: signs that are tricky, and any that can be stored. */
export function* randomTexts(count: number, seed: number): Generator<string> {
  const random = createRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const sign = () => {
    const kind = pick(8);
    if (kind < 6) return TRICKY[pick(TRICKY.length)] ?? '';
    // Further on stand signs that older engines do not know.
    const code = 1 + pick(kind === 6 ? 0x2fff : 0xffff);
    return code >= 0xd800 && code < 0xe000 ? 'a' : String.fromCodePoint(code);
  };
  for (let made = 0; made < count; made += 1) {
    yield Array.from({ length: pick(12) }, sign).join('');
  }
}
