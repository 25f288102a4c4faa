import { describe, expect, it } from 'vitest';
import { randomTexts } from '../testing/random-text.ts';
import { cleanText, trimText } from './clean-text.ts';
import { oneLine } from './one-line.ts';

describe('a text that comes in', () => {
  it.each([
    ['a decomposed letter', 'Ac\u0327a\u0303o', 'Ação'],
    ['a sign that has another one for it', '\u2126', '\u03a9'],
    ['spaces without width', '\ufeffA\u200bn\u2060a\u200b', 'Ana'],
    ['marks of direction', '\u200eAna\u200f \u202aLima\u202c\u2066\u2069', 'Ana Lima'],
    ['soft hyphens', 'Concei\u00adção', 'Conceição'],
    ['an accent behind something invisible', 'Joa\u200b\u0303o', 'João'],
    ['spaces of other widths', 'Ana\u00a0de\u2009Lima\u3000', 'Ana de Lima '],
    ['breaks that are none of a keyboard', 'a\u2028b\u2029c\u0085d\ve\ff', 'a\nb\nc\nd\ne\nf'],
    ['ordinary breaks', 'a\r\nb\n\tc', 'a\r\nb\n\tc'],
    ['control characters', 'a\u0001b\u001bc\u007fd\u009fe', 'abcde'],
    ['fillers of Hangul', '\u3164\uffa0\u115f', ''],
    ['a cell of Braille without dots', '\u2800a', ' a'],
    ['tags that name no flag', 'a\u{e0061}\u{e007f}', 'a'],
    ['joiners between letters that never join', 'A\u200dn\u200ca', 'Ana'],
    ['a choice of form behind a letter', 'a\ufe0f\u{e0100}', 'a'],
  ])('has no longer %s', (_what, given, kept) => {
    expect(cleanText(given)).toBe(kept);
  });

  it.each([
    ['a family', '👩\u200d👩\u200d👧'],
    ['a skin tone', '👩🏽\u200d🚀'],
    ['a flag of two signs', '🏳\ufe0f\u200d🌈'],
    ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a key', '1\ufe0f\u20e3'],
    ['a heart in color', '❤\ufe0f'],
    ['a form of an ideograph', '葛\u{e0100}城'],
    ['letters apart in Persian', 'می\u200cخواهم'],
    ['letters apart in Hindi', 'क्\u200dष'],
    ['NUL, which is refused', 'a\0b'],
  ])('keeps what shows: %s', (_what, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each(['\u0301\u0323', '\u0301\u200b\u0323', '\u200d\u0301'])(
    'takes time by its length, with half a million marks of %j',
    (marks) => {
      const kept = cleanText(`a${marks.repeat(500_000)}b`);
      expect(kept).toHaveLength(cleanText(kept).length);
      expect(kept.length).toBeLessThan(40);
    },
  );

  it('is nothing where nothing of it is seen', () => {
    expect(trimText('\u200b \u00ad\u2800\u3164\u200e\ufeff\u00a0')).toBe('');
  });

  it.each([cleanText, trimText, oneLine])(
    'stays as it is kept, and is the same in each of its forms: %o',
    (clean) => {
      const changed = [...randomTexts(10_000, 32)].filter((text) => {
        const kept = clean(text);
        const same = [kept.normalize('NFC'), ...[kept, text.normalize('NFD')].map(clean)];
        return same.some((other) => other !== kept);
      });
      expect(changed).toEqual([]);
    },
  );
});
