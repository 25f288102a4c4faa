import { describe, expect, it } from 'vitest';
import { kitSchemes } from '../testing/schemes.ts';
import { readDesignTokens, toDesignTokens } from './design-tokens.ts';
import foundationCss from './foundation.css?raw';
import { SCHEMES } from './read-schemes.ts';
import { foundationTokens, schemeTokens } from './schema.ts';
import schemesCss from './schemes.css?raw';

describe.each(SCHEMES)('the design tokens of the %s scheme', (scheme) => {
  const file = readDesignTokens(schemesCss, foundationCss)[scheme];

  it('are all that the themes fill', () => {
    const names = Object.entries(file).flatMap(([group, members]) =>
      Object.keys(members).map((name) => `${group}-${name}`),
    );
    expect(names.toSorted()).toEqual(
      [...Object.keys(schemeTokens), ...Object.keys(foundationTokens)].toSorted(),
    );
  });

  it('have the colors that are in force', () => {
    const written = Object.entries(file.color ?? {}).map(
      ([name, { $value }]) => [name, $value] as const,
    );
    for (const [name, value] of written) {
      const inForce = kitSchemes[scheme].get(`color-${name}`);
      if (inForce?.startsWith('#')) expect(value, name).toHaveProperty('hex', inForce);
    }
    expect(written.length).toBeGreaterThan(50);
  });

  it('have values that a design tool reads', () => {
    const channel = expect.toSatisfy((value: number) => value >= 0 && value <= 1);
    const color = expect.objectContaining({
      colorSpace: 'srgb',
      components: [channel, channel, channel],
    });
    const length = { value: expect.any(Number), unit: 'px' };
    const expected: Record<string, unknown> = {
      color,
      dimension: length,
      duration: { value: expect.any(Number), unit: 'ms' },
      fontWeight: expect.any(Number),
      number: expect.any(Number),
      cubicBezier: [0.2, 0, 0, 1],
      shadow: [0, 1].map(() => ({
        color,
        offsetX: length,
        offsetY: length,
        blur: length,
        spread: length,
      })),
    };
    for (const { $type, $value, $description } of Object.values(file).flatMap(Object.values)) {
      expect($value).toEqual(expected[$type]);
      expect($description).toMatch(/\w/);
    }
  });
});

it('writes a color by its channels and its digits', () => {
  const { color } = toDesignTokens(
    new Map([
      ['color-accent', '#3e63dd'],
      ['color-overlay', 'rgb(0 0 0 / 45%)'],
    ]),
  );
  expect(color?.accent?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.2431, 0.3882, 0.8667],
    hex: '#3e63dd',
  });
  expect(color?.overlay?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0, 0, 0],
    alpha: 0.45,
  });
});
