import { expect, type Locator, type Page } from '@playwright/test';
import { type Look, looks } from '../../.storybook/accessibility-rules.ts';
import { settle } from '../../.storybook/settle.ts';
import { findViolations } from './axe.ts';

const desktopWidth = 1440;

/** Looks at what no story shows: wide, at its colors in the dark, and on a phone in the dark. */
export async function expectScreenAccessible(page: Page): Promise<void> {
  await expectLook(page, looks.wide);
  await expectLook(page, looks.wideInTheDark);
  await expectStateAccessible(page);
}

/**
 * Looks at a state that a story shows, in the page around it, on a phone in the dark. On a page of
 * somebody else the widget alone is looked at, by its tag.
 */
export async function expectStateAccessible(page: Page, widget?: string): Promise<void> {
  await expectLook(page, looks.phoneInTheDark, widget);
  await page.setViewportSize({ width: desktopWidth, height: 900 });
}

/** Looks at feedback that a manager owes: where it is asked for, and what an empty one is told. */
export async function expectFeedbackAccessible(page: Page, owed: Locator): Promise<void> {
  await expect(owed).toBeVisible();
  await expectStateAccessible(page);
  await owed.click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Este campo é obrigatório.')).toBeVisible();
  await expectStateAccessible(page);
}

/** Axe finds nothing in what is on screen, and nothing overflows. */
async function expectLook(page: Page, look: Look, widget?: string): Promise<void> {
  const { scheme, width = desktopWidth, runOnly } = look;
  const heading = page.locator(widget ? `${widget} :is(h1, h2, h3)` : 'h1').first();
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(heading).toHaveCSS('color-scheme', scheme);
  await page.evaluate(settle);
  const found = await findViolations(page, { runOnly, within: widget });
  expect.soft(found, `${page.url()} at ${width} px, ${scheme}`).toEqual([]);
  expect.soft(await page.evaluate(buttonsLikeBadges), page.url()).toEqual([]);
  const overflow = await page
    .locator(widget ?? 'html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(overflow, `${page.url()} is wider than ${width} px`).toBeLessThanOrEqual(0);
}

/** Buttons that say what a badge beside them begins with: it tells how far something is, they what can be done. */
function buttonsLikeBadges(): string[] {
  return [...document.querySelectorAll('button')].flatMap((button) => {
    const label = button.textContent?.trim();
    const beside = button.closest('li, tr, section')?.querySelectorAll('.aferir-badge') ?? [];
    const isRepeated = [...beside].some((badge) => label && badge.textContent?.startsWith(label));
    return isRepeated && label ? [label] : [];
  });
}
