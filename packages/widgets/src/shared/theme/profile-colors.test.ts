import { contrastOf, kitSchemes, namedSteps, readSchemes, SCHEMES } from '@aferir/ui/testing';
import { describe, expect, it } from 'vitest';
import css from './profile-colors.css?raw';
import { profileTokens } from './profile-tokens.ts';

const profileSchemes = readSchemes(css);
const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];

/** Foreground, the backgrounds it must hold on, and the least contrast. */
const pairs = ['d', 'i', 's', 'c'].flatMap(
  (letter): Array<[foreground: string, backgrounds: string[], least: number]> => [
    [`on-profile-${letter}`, [`profile-${letter}`], 4.5],
    [`profile-${letter}-text`, [...surfaces, `profile-${letter}-soft`], 4.5],
    [`profile-${letter}`, surfaces, 3],
  ],
);

describe.each(SCHEMES)('the profiles in the %s scheme', (scheme) => {
  const values = new Map([...kitSchemes[scheme], ...profileSchemes[scheme]]);

  it.each(pairs)('show %s on %j at %d:1 or more', (foreground, backgrounds, least) => {
    for (const background of backgrounds) {
      const ratio = contrastOf(values, foreground, background);
      expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(least);
    }
  });
});

it('gives a color to exactly the profile tokens', () => {
  expect([...profileSchemes.light.keys()].sort()).toEqual(Object.keys(profileTokens).sort());
});

it('leaves the names of the kit alone', () => {
  const shared = Object.keys(profileTokens).filter((name) => kitSchemes.light.has(name));
  expect(shared).toEqual([]);
});

it('takes every color from the scale steps it names', () => {
  const steps = namedSteps(css);
  expect(steps.length).toBeGreaterThan(20);
  for (const { line, value, expected } of steps) expect(value, line).toBe(expected);
});
