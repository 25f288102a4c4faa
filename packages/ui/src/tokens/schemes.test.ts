import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../testing/contrast-pairs.ts';
import { contrastOf, kitSchemes, namedSteps } from '../testing/schemes.ts';
import foundationCss from './foundation.css?raw';
import { SCHEMES } from './read-schemes.ts';
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

describe.each(SCHEMES)('the %s scheme', (scheme) => {
  const values = kitSchemes[scheme];

  it('defines exactly the tokens of the schema', () => {
    expect([...values.keys()].sort()).toEqual(Object.keys(schemeTokens).sort());
  });

  it.each(contrastPairs)('shows %s on %j at %d:1 or more', (foreground, backgrounds, least) => {
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
