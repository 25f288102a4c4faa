import { describe, expect, it } from 'vitest';
import { contrastOf, kitSchemes, namedSteps, SCHEMES } from '../testing/schemes.ts';
import foundationCss from './foundation.css?raw';
import { foundationTokens, schemeTokens } from './schema.ts';
import schemesCss from './schemes.css?raw';

/** The declarations of each rule of a stylesheet, in order. */
function rules(css: string): Array<Map<string, string>> {
  return [...css.matchAll(/\{([^{}]*)\}/g)].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/--_aferir-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
  );
}

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
  ['chart-1', ['canvas', 'surface'], 3],
  ['chart-2', ['canvas', 'surface'], 3],
  ...[1, 2, 3, 4, 5, 6].map((n): (typeof pairs)[number] => [
    `on-avatar-${n}`,
    [`avatar-${n}`],
    4.5,
  ]),
];

describe.each(SCHEMES)('the %s scheme', (scheme) => {
  const values = kitSchemes[scheme];

  it('defines exactly the tokens of the schema', () => {
    expect([...values.keys()].sort()).toEqual(Object.keys(schemeTokens).sort());
  });

  it.each(pairs)('shows %s on %j at %d:1 or more', (foreground, backgrounds, least) => {
    for (const background of backgrounds) {
      const ratio = contrastOf(values, foreground, background);
      expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('the themes', () => {
  it('take every color from the scale steps they name', () => {
    const steps = namedSteps(schemesCss);
    expect(steps.length).toBeGreaterThan(100);
    for (const { line, value, expected } of steps) expect(value, line).toBe(expected);
  });

  it('fill each token once', () => {
    const names = [...schemesCss.matchAll(/--_aferir-([\w-]+):/g)].map(([, name]) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('share a foundation with exactly the tokens of the schema', () => {
    const [foundation = new Map<string, string>()] = rules(foundationCss);
    expect([...foundation.keys()].sort()).toEqual(Object.keys(foundationTokens).sort());
  });

  it('has no control lower than 44 px on touch', () => {
    const [, onTouch] = foundationCss.split('@media (pointer: coarse)');
    const [sizes] = rules(onTouch ?? '');
    expect(Object.fromEntries(sizes ?? [])).toEqual({
      'size-control': 'var(--aferir-size-control, 44px)',
      'size-control-small': 'var(--aferir-size-control-small, 44px)',
    });
  });
});
