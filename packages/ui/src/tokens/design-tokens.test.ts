import { describe, expect, it } from 'vitest';
import { kitFoundation, kitSchemes, SCHEMES } from '../testing/schemes.ts';
import { toDesignTokens } from './design-tokens.ts';
import { foundationTokens, schemeTokens } from './schema.ts';

describe.each(SCHEMES)('the design tokens of the %s scheme', (scheme) => {
  const file = toDesignTokens(new Map([...kitSchemes[scheme], ...kitFoundation]));

  it('are all that the themes fill', () => {
    const names = Object.entries(file).flatMap(([group, members]) =>
      Object.keys(members).map((name) => `${group}-${name}`),
    );
    expect(names.toSorted()).toEqual(
      [...Object.keys(schemeTokens), ...Object.keys(foundationTokens)].toSorted(),
    );
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
