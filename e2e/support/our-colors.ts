import type { Page } from '@playwright/test';

/** The parts of a look that show a color. */
const SHOWN = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'outlineColor',
  'fill',
  'stroke',
] as const;

/** The colors that a brand color replaces, as this page has them now. Soft ones are of portraits too. */
export async function accentsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const theme = document.querySelector('.aferir-theme') ?? document.body;
    const probe = theme.appendChild(document.createElement('i'));
    const colors = ['accent', 'accent-hover', 'accent-text'].map((name) => {
      probe.style.color = `var(--_aferir-color-${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return colors;
  });
}

/** What of a page is drawn in one of these colors, shadow roots included. */
export async function drawnIn(page: Page, colors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([wanted, shown]) => {
      const found: string[] = [];
      const look = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll('*')) {
          const style = getComputedStyle(element);
          const isShown = element.checkVisibility({ visibilityProperty: true });
          const property = shown.find((name) => wanted.includes(style[name]));
          if (isShown && property) {
            found.push(`${property} of ${element.tagName} ${element.className} in ${location}`);
          }
          if (element.shadowRoot) look(element.shadowRoot);
        }
      };
      look(document);
      return found;
    },
    [colors, SHOWN] as const,
  );
}
