import { expect, it } from 'vitest';
import names from '../../fixtures/searched-names.json' with { type: 'json' };
import { randomTexts } from '../testing/random-text.ts';
import { cleanText } from './clean-text.ts';
import { normalizeSearchText } from './search-text.ts';

const searches = names.flatMap(({ name, typed }) => typed.map((text) => ({ name, text })));

it.each(searches)('finds $name by $text, however the two are written', ({ name, text }) => {
  for (const form of ['NFC', 'NFD'] as const) {
    const compared = normalizeSearchText(name.normalize(form));
    expect(compared).toContain(normalizeSearchText(text));
    expect(compared).toContain(normalizeSearchText(text.normalize('NFD')));
  }
});

it('compares texts without accents, case and extra spaces', () => {
  expect(normalizeSearchText('  ESTÁVEL   e  Conforme ')).toBe('estavel e conforme');
  expect(normalizeSearchText('João')).toBe(normalizeSearchText('joão'));
});

it('keeps vowels that are written as marks', () => {
  expect(normalizeSearchText('कि')).not.toBe(normalizeSearchText('क'));
});

it('compares a text as what is kept of it', () => {
  const changed = [...randomTexts(10_000, 33)].filter((text) => {
    const others = [cleanText(text), text.normalize('NFD')].map(normalizeSearchText);
    return others.some((other) => other !== normalizeSearchText(text));
  });
  expect(changed).toEqual([]);
});
