import * as radix from '@radix-ui/colors';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from './color.ts';
import darkCss from './dark.css?raw';
import foundationCss from './foundation.css?raw';
import lightCss from './light.css?raw';
import { foundationTokens, schemeTokens } from './schema.ts';

/** The declarations of each rule of a stylesheet, in order. */
function rules(css: string): Array<Map<string, string>> {
  return [...css.matchAll(/\{([^{}]*)\}/g)].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/--aferir-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
  );
}

const [light = new Map<string, string>()] = rules(lightCss);
const [dark = new Map<string, string>(), darkBySystem = new Map<string, string>()] = rules(darkCss);
const schemes = [
  { scheme: 'light', css: lightCss, values: light },
  { scheme: 'dark', css: darkCss, values: dark },
];

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const soft = (role: string) => [...surfaces, `${role}-soft`];

/** Foreground, the backgrounds it must hold on, and the least contrast. */
const pairs: Array<[foreground: string, backgrounds: string[], least: number]> = [
  [
    'text',
    [...surfaces, 'surface-hover', 'surface-pressed', 'accent-soft', 'accent-soft-hover'],
    4.5,
  ],
  ['text', ['success-soft', 'warning-soft', 'danger-soft'], 4.5],
  ['text-muted', [...surfaces, 'surface-hover', 'surface-pressed'], 4.5],
  ['border-strong', surfaces, 3],
  ['focus', surfaces, 3],
  ['on-accent', ['accent', 'accent-hover', 'accent-pressed'], 4.5],
  ['accent-text', [...soft('accent'), 'surface-hover', 'accent-soft-hover'], 4.5],
  ['accent', ['canvas', 'surface', 'surface-raised'], 3],
  ...['success', 'warning', 'danger'].flatMap((role): typeof pairs => [
    [`on-${role}`, [role, `${role}-hover`], 4.5],
    [`${role}-text`, soft(role), 4.5],
    [role, ['canvas', 'surface'], 3],
  ]),
  ['warning-fill', surfaces, 3],
  ['on-warning-fill', ['warning-fill'], 4.5],
  ...['d', 'i', 's', 'c'].flatMap((letter): typeof pairs => [
    [`on-profile-${letter}`, [`profile-${letter}`], 4.5],
    [`profile-${letter}-text`, soft(`profile-${letter}`), 4.5],
    [`profile-${letter}`, surfaces, 3],
  ]),
  ['chart-1', ['canvas', 'surface'], 3],
  ['chart-2', ['canvas', 'surface'], 3],
  ...[1, 2, 3, 4, 5, 6].map((n): (typeof pairs)[number] => [
    `on-avatar-${n}`,
    [`avatar-${n}`],
    4.5,
  ]),
];

describe.each(schemes)('the $scheme scheme', ({ scheme, css, values }) => {
  it('defines exactly the tokens of the schema', () => {
    expect([...values.keys()].sort()).toEqual(Object.keys(schemeTokens).sort());
  });

  it('takes every color from the scale step it names', () => {
    const scales: Record<string, Record<string, string>> = { ...radix };
    const named = [...css.matchAll(/: (#\w{6}); \/\* ([a-z]+) (\d+) \*\//g)];
    expect(named.length).toBeGreaterThan(50);
    for (const [line, value, scale = '', step = ''] of named) {
      const name = scheme === 'dark' ? `${scale}Dark` : scale;
      expect(scales[name]?.[scale + step], line).toBe(value);
    }
  });

  it.each(pairs)('shows %s on %j at %d:1 or more', (foreground, backgrounds, least) => {
    const color = (name: string) => {
      const parsed = parseHex(values.get(`color-${name}`) ?? '');
      if (!parsed) throw new Error(`color-${name} is not a hex color`);
      return parsed;
    };
    for (const background of backgrounds) {
      const ratio = contrast(color(foreground), color(background));
      expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('the themes', () => {
  it('are the same dark by choice and by the system', () => {
    expect(darkBySystem).toEqual(dark);
  });

  it('share a foundation with exactly the tokens of the schema', () => {
    const [foundation = new Map<string, string>()] = rules(foundationCss);
    expect([...foundation.keys()].sort()).toEqual(Object.keys(foundationTokens).sort());
  });

  it('has no control lower than 44 px on touch', () => {
    const [, onTouch] = foundationCss.split('@media (pointer: coarse)');
    const [sizes] = rules(onTouch ?? '');
    expect(Object.fromEntries(sizes ?? [])).toEqual({
      'size-control': '44px',
      'size-control-small': '44px',
    });
  });
});
