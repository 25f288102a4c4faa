import { expect, type Locator, type Page } from '@playwright/test';
import { placesOf } from './disc-table.ts';
import { expectCompetency, scoreRadio } from './performance-screens.ts';
import { progressAt, type Root } from './questionnaire.ts';
import { examplePassword } from './staff.ts';

/** What has the focus, looked up through shadow roots. */
interface Focus {
  /** Tag and text, to recognize it in a failure. */
  what: string;
  isBody: boolean;
  /** A control shows where the focus is; a heading that was given it by a script needs not. */
  isShown: boolean;
  isInView: boolean;
}

async function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    let element = document.activeElement ?? document.body;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const isControl = element.matches('a, button, input, select, textarea, [tabindex="0"]');
    const around = [element, element.parentElement, ...(element.parentElement?.children ?? [])];
    const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    // A link that is all of a card has it around the card.
    const hasRing =
      isRing(getComputedStyle(element, '::after')) ||
      around.some((one) => isRing(getComputedStyle(one ?? element)));
    const { top, bottom } = element.getBoundingClientRect();
    return {
      what: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      isBody: element === document.body || element === document.documentElement,
      isShown: !isControl || hasRing,
      isInView: bottom > 0 && top < innerHeight,
    };
  });
}

/** Presses a key and expects the focus to be somewhere, to be seen, and to be in view. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusKept(page);
}

/** Expects the focus to be somewhere, to be seen, and to be in view. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => readFocus(page))
    .toMatchObject({ isBody: false, isShown: true, isInView: true });
}

/** Goes on by Tab, or back by Shift+Tab, until this control has the focus. */
export async function tabTo(
  page: Page,
  control: Locator,
  { most = 60, key = 'Tab' }: { most?: number; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(control)) return;
    await press(page, key);
  }
  throw new Error(`${key} does not reach ${control}.`);
}

/** Goes to a control by Tab, or back by Shift+Tab, and presses Enter there. */
export async function enterAt(
  page: Page,
  control: Locator,
  options?: Parameters<typeof tabTo>[2],
): Promise<void> {
  await tabTo(page, control, options);
  await page.keyboard.press('Enter');
}

/**
 * Goes down an open menu to an item, and presses Enter there. A menu takes the focus, and moves it, a moment after the
 * key: each press waits for where the one before has led.
 */
export async function enterInMenu(page: Page, name: string): Promise<void> {
  const items = page.getByRole('menuitem', { disabled: false });
  const wanted = page.getByRole('menuitem', { name, exact: true, disabled: false });
  await expect(wanted).toBeVisible();
  await expect(items.first()).toBeFocused();
  for (let next = 1; !(await hasFocus(wanted)); next += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(next), `arrows on the way to ${name}`).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

/** Signs in on the staff login page and waits for the start, which takes the focus. */
export async function signInByKeyboard(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/login`);
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('admin@empresa.example');
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(examplePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

/** Whether the control itself has the focus, in the page or in its shadow root. */
export async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(
    (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
  );
}

/**
 * Drags by keys what has a handle: past each of the places, as the page tells them, and lets it go at the last. The handle
 * hears arrows a task after it has told where it begins.
 */
export async function dragByKeys(
  page: Page,
  handle: string,
  [start = '', ...places]: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: handle, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(start)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  for (const place of places) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(place)).toBeAttached();
  }
  await page.keyboard.press('Space');
}

/** Once a dialog has taken the focus, goes round by Tab in both directions and expects it to stay inside. */
export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  const stops = await dialog.locator('a[href], button, input, select, textarea').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < stops + 2; presses += 1) {
      await press(page, key);
      expect(await holdsFocus(dialog)).toBe(true);
    }
  }
}

/** Whether the focus is inside. */
export async function holdsFocus(container: Locator): Promise<boolean> {
  return container.evaluate((element) =>
    element.contains((element.getRootNode() as Document | ShadowRoot).activeElement),
  );
}

/** Answers from one question to another by Tab, digits and Enter; the first one by arrows and Space. */
export async function answerByKeyboard(
  page: Page,
  root: Root,
  { from = 1, to = 20 }: { from?: number; to?: number } = {},
): Promise<void> {
  for (let question = from; question <= to; question += 1) {
    await expect(progressAt(root, question)).toBeVisible();
    await expectFocusKept(page);
    for (const [index, place] of placesOf(question).entries()) {
      const isThere = index === 0 && (await hasFocus(root.getByRole('radio').first()));
      if (!isThere) await page.keyboard.press('Tab');
      if (question === 1) await walkTo(page, place);
      else await page.keyboard.press(String(place));
    }
    await expect(root.getByRole('radio', { checked: true })).toHaveCount(4);
    await press(page, 'Enter');
  }
  if (to < 20) return expect(progressAt(root, to + 1)).toBeVisible();
  const thanks = root.getByRole('heading', { name: 'Obrigado!' });
  await expect(thanks).toBeFocused();
  // It is read out from there, and nobody has gone to it: it is no control.
  await expect(thanks).toHaveCSS('outline-style', 'none');
}

async function walkTo(page: Page, place: number): Promise<void> {
  for (let step = 1; step < place; step += 1) await press(page, 'ArrowRight');
  if (place === 1) await press(page, 'Space');
}

/** Types a score; both digits of a 10 are under way at once, since they join within a moment alone. */
async function typeScore(page: Page, score: number): Promise<void> {
  await Promise.all([...String(score)].map((digit) => page.keyboard.press(digit)));
}

/** Gives scores by digits and Enter; the first one by Tab, arrows and Space. */
export async function scoreByKeyboard(
  page: Page,
  root: Root,
  scores: readonly [competency: string, score: number][],
): Promise<void> {
  for (const [index, [competency, score]] of scores.entries()) {
    await expectCompetency(root, competency, index + 1, scores.length);
    await expectFocusKept(page);
    if (index === 0) {
      await tabTo(page, scoreRadio(root, 0));
      await walkTo(page, score + 1);
    } else {
      await typeScore(page, score);
    }
    await expect(scoreRadio(root, score)).toBeChecked();
    await press(page, 'Enter');
  }
}
