import { describe, expect, it } from 'vitest';
import { kitSchemes } from '../testing/schemes.ts';
import { APART, type BrandTokens, brandTokens } from './brand.ts';
import { contrast, difference, parseHex, type Rgb, toHex } from './color.ts';

const between = (measure: (one: Rgb, other: Rgb) => number) => (one: string, other: string) => {
  const [a, b] = [parseHex(one), parseHex(other)];
  if (!a || !b) throw new Error(`not hex colors: ${one}, ${other}`);
  return measure(a, b);
};
const ratio = between(contrast);
const apart = between(difference);

/** Every hue, from dark to light and from gray to full. */
const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255];
const everyColor = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => toHex([red, green, blue]))),
);

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

describe.each(['light', 'dark'] as const)('the lines of a chart in the %s scheme', (scheme) => {
  const linesOf = (brand: string) => {
    const tokens = brandTokens(brand, scheme) as BrandTokens;
    return ([1, 2, 3, 4] as const).map((line) => tokens[`--_aferir-color-chart-${line}`]);
  };
  const pairsOf = (lines: readonly string[]) =>
    lines.flatMap((one, index) => lines.slice(index + 1).map((other) => apart(one, other)));

  it('differ from each other and show on every surface, whatever the brand is', () => {
    const faults = everyColor.filter((brand) => {
      const lines = linesOf(brand);
      const isSeen = (line: string) =>
        surfaces[scheme].every((surface) => ratio(line, surface) >= 3);
      return !lines.every(isSeen) || Math.min(...pairsOf(lines)) < APART;
    });
    expect(faults).toEqual([]);
  });

  it('are the kit’s beside a brand that is like its own, and others beside a purple or an orange one', () => {
    const kit = [1, 2, 3, 4].map((line) => kitSchemes[scheme].get(`color-chart-${line}`) ?? '');
    const [own = '', orange = '', green = '', plum = ''] = kit;
    expect(Math.min(...pairsOf(kit))).toBeGreaterThanOrEqual(APART);
    expect(linesOf(own).slice(1)).toEqual([orange, green, plum]);
    expect(linesOf(plum).slice(1)).toEqual([orange, green, own]);
    expect(linesOf(orange).slice(1)).toEqual([green, plum, own]);
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
