import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks at what is on screen wide and narrow, light and dark: axe finds nothing, nothing overflows.
 * On a page of somebody else the widget alone is looked at, by its tag.
 */
export async function expectAccessible(page: Page, widget?: string): Promise<void> {
  const heading = page.locator(widget ? `${widget} :is(h1, h2, h3)` : 'h1').first();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(heading).toHaveCSS('color-scheme', colorScheme);
    // The other mode opens one more page for each analysis, for frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode().withTags(rules);
    const { violations } = await (widget ? axe.include(widget) : axe).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(targetOf).join(' | ')}`);
    expect.soft(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page
      .locator(widget ?? 'html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(overflow, `${page.url()} is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

function targetOf({ target, html }: { target: unknown[]; html: string }): string {
  return `${target.flat().join(' ')} ${html.slice(0, 120)}`;
}
