import axe, { type NodeResult } from 'axe-core';
import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { type Look, looks, resultTypes } from './accessibility-rules.ts';
import { buttonsLikeBadges } from './buttons-like-badges.ts';
import { settle } from './settle.ts';
import { isTouched, smallFields } from './small-fields.ts';

/** What a story says of how it wants to be seen; what it leaves open is looked at both ways. */
export interface StoryLook {
  readonly tags: readonly string[];
  readonly globals: { scheme?: string; viewport?: { value?: string } };
  readonly parameters: { a11y?: { disable?: boolean; test?: string } };
}

/** Makes the page what a system with a scheme and a window of a width show; without motion. */
export async function show(scheme: 'light' | 'dark', width = window.innerWidth): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  if (window.innerWidth !== width) await page.viewport(width, window.innerHeight);
  await settle();
}

/** The window of a story that asks for none. */
const usualWindow = { width: 1200, height: 900 };

/** Gives the window back to the next story: told of another size while it plays, it would call a drag off. */
export async function restoreWindow(): Promise<void> {
  const { width, height } = usualWindow;
  if (window.innerWidth === width && window.innerHeight === height) return;
  await page.viewport(width, height);
  await settle();
}

/**
 * Looks at a story, which axe has looked at wide and light, also in the dark, at its colors, and on a phone in the
 * dark, at everything and whether something is wider than the screen. What a phone alone shows in the light is for a
 * story with the viewport of a phone. A story with a frame wider than a phone is tagged `!looks`.
 */
export async function expectFurtherLooks({ tags, globals, parameters }: StoryLook): Promise<void> {
  if (!tags.includes('looks')) return;
  if (parameters.a11y?.disable || parameters.a11y?.test === 'off') return;
  await show('dark');
  if (globals.scheme === 'auto') await expectNothing('in the dark', looks.wideInTheDark);
  if (!globals.viewport?.value) {
    await show('dark', looks.phoneInTheDark.width);
    await expectNothing('on a phone in the dark', looks.phoneInTheDark);
  }
  await expectFieldsOfTouch();
  expect.soft(buttonsLikeBadges(), 'says what a badge says').toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect.soft(scrollWidth, 'wider than the screen').toBeLessThanOrEqual(clientWidth);
}

/** Fields whose type is too small for a finger's screen, which is not the one that they are shown on. */
async function expectFieldsOfTouch(): Promise<void> {
  if (smallFields(Number.POSITIVE_INFINITY).length === 0) return;
  const touch = (enabled: boolean) =>
    cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  await touch(true);
  try {
    expect.soft(isTouched(), 'touched').toBe(true);
    expect.soft(smallFields(), 'type of fields on touch').toEqual([]);
  } finally {
    await touch(false);
  }
}

async function expectNothing(look: string, { runOnly }: Look): Promise<void> {
  const rules = { region: { enabled: false } };
  const { violations } = await axe.run(document.body, { runOnly, rules, resultTypes });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(targetOf).join(' | ')}`);
  expect.soft(found, look).toEqual([]);
}

function targetOf({ target, html }: NodeResult): string {
  return `${target.flat().join(' ')} ${html.slice(0, 120)}`;
}
