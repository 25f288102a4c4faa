import { describe, expect, it } from 'vitest';
import { type BrandTokens, brandTokens } from './brand.ts';
import { contrast, parseHex } from './color.ts';

const ratio = (one: string, other: string) => {
  const [a, b] = [parseHex(one), parseHex(other)];
  if (!a || !b) throw new Error(`not hex colors: ${one}, ${other}`);
  return contrast(a, b);
};

const brands = [
  '#e30613',
  '#ffcc00',
  '#00a859',
  '#7f7f7f',
  '#000000',
  '#ffffff',
  '#0d3b66',
  '#0af',
];
const surfaces = {
  light: ['#ffffff', '#f9f9fb'],
  dark: ['#111113', '#18191b', '#212225'],
} as const;

describe.each(['light', 'dark'] as const)('brandTokens in the %s scheme', (scheme) => {
  it.each(brands)('keeps text readable for %s', (brand) => {
    const tokens = brandTokens(brand, scheme) as BrandTokens;
    const onAccent = tokens['--_aferir-color-on-accent'];
    for (const state of ['accent', 'accent-hover', 'accent-pressed'] as const) {
      expect(ratio(onAccent, tokens[`--_aferir-color-${state}`])).toBeGreaterThanOrEqual(4.5);
    }
    const backgrounds = [
      ...surfaces[scheme],
      tokens['--_aferir-color-accent-soft'],
      tokens['--_aferir-color-accent-soft-hover'],
    ];
    for (const background of backgrounds) {
      const text = ratio(tokens['--_aferir-color-accent-text'], background);
      expect(text, background).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('brandTokens', () => {
  it('leaves the brand color itself alone', () => {
    expect(brandTokens('#FFCC00', 'light')?.['--_aferir-color-accent']).toBe('#ffcc00');
  });

  it.each(['red', '#12', '#12345g', 'var(--x)', ''])('answers null for %j', (color) => {
    expect(brandTokens(color, 'light')).toBeNull();
  });
});
