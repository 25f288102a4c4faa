import type { Page } from '@playwright/test';
import { translate } from '../../packages/ui/src/testing/translate.ts';

/** Has all that is opened from now on translated, in shadow roots too, as by a browser that is set to. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(`(${translateRoots})(${translate})`);
}

function translateRoots(translateRoot: typeof translate): void {
  translateRoot(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachTranslated(init) {
    const shadow = attachShadow.call(this, init);
    translateRoot(shadow);
    return shadow;
  };
}
