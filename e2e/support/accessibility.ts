import { expect, type Page } from '@playwright/test';
import { type Look, looks } from '../../.storybook/accessibility-rules.ts';
import { buttonsLikeBadges } from '../../.storybook/buttons-like-badges.ts';
import { settle } from '../../.storybook/settle.ts';
import { findViolations } from './axe.ts';

const desktopWidth = 1440;

/**
 * Looks at what no story shows: wide, at its colors in the dark, and on a phone in the dark. What opens over a screen
 * that has been looked at is looked at alone.
 */
export async function expectScreenAccessible(page: Page, part?: string): Promise<void> {
  await expectLook(page, looks.wide, part);
  await expectLook(page, looks.wideInTheDark, part);
  await expectStateAccessible(page, part);
}

/**
 * Looks at a state that a story shows, in the page around it, on a phone in the dark; at a part alone by its selector,
 * such as the tag of a widget on a page of somebody else.
 */
export async function expectStateAccessible(page: Page, part?: string): Promise<void> {
  await expectLook(page, looks.phoneInTheDark, part);
  await page.setViewportSize({ width: desktopWidth, height: 900 });
}

/** Axe finds nothing in what is on screen, and nothing overflows. */
async function expectLook(page: Page, look: Look, part?: string): Promise<void> {
  const { scheme, width = desktopWidth, runOnly } = look;
  const heading = page.locator(part ? `${part} :is(h1, h2, h3)` : 'h1').first();
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(heading).toHaveCSS('color-scheme', scheme);
  await page.evaluate(settle);
  const found = await findViolations(page, { runOnly, within: part });
  expect.soft(found, `${page.url()} at ${width} px, ${scheme}`).toEqual([]);
  expect.soft(await page.evaluate(buttonsLikeBadges), page.url()).toEqual([]);
  const overflow = await page
    .locator(part ?? 'html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(overflow, `${page.url()} is wider than ${width} px`).toBeLessThanOrEqual(0);
}
