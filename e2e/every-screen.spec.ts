import { PROFILES } from '@aferir/domain';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { settle } from '../.storybook/settle.ts';
import { english } from '../packages/reference-app/src/languages/en.ts';
import { type Access, paths } from '../packages/reference-app/src/paths.ts';
import { pageTexts } from '../packages/reference-app/src/shared/language/page-texts-en.ts';
import { exampleAddresses } from './support/example-addresses.ts';
import { internTable } from './support/performance-table.ts';
import { signInAsEmployee } from './support/portal.ts';
import { screenFaults } from './support/screen-faults.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';
import { stretchTexts } from './support/stretch-texts.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** Widths in pixels, and how many times its size text has, as after 'very large' in the browser's settings. */
const looks = [
  { width: 360, text: 1 },
  { width: 360, text: 2 },
  { width: 768, text: 1 },
  { width: 1440, text: 1 },
  { width: 768, text: 2 },
  { width: 1280, text: 2 },
  { width: 1440, text: 2 },
] as const;

type Visitor = 'staff' | 'employee' | 'nobody';

const visitors: Record<Access, Visitor> = {
  public: 'nobody',
  'staff-visitor': 'nobody',
  'employee-visitor': 'nobody',
  staff: 'staff',
  'link-or-staff': 'staff',
  'link-or-signed-in': 'staff',
  employee: 'employee',
};

let addresses: Awaited<ReturnType<typeof exampleAddresses>>;
const opened = new Map<Visitor, Page>();

test.beforeAll(async () => {
  addresses = await exampleAddresses(await openStaffApi(baseUrl));
});

test.afterAll(async () => {
  for (const page of opened.values()) await page.context().close();
});

for (const [name, { access }] of Object.entries(paths)) {
  test(`${name} fits in each width and size of text`, async ({ browser }) => {
    for (const address of addresses[name as keyof typeof paths]) {
      // A link needs no session.
      const visitor = address.includes('hs=') ? 'nobody' : visitors[access];
      const page = opened.get(visitor) ?? (await openPage(browser, visitor));
      opened.set(visitor, page);
      await expectFit(page, address);
      if (speaksLanguages(name)) await expectRoomForLongerTexts(page, address);
    }
  });
}

/** Whether a page speaks the language of whoever is there. */
function speaksLanguages(name: string): boolean {
  const { pattern } = paths[name as keyof typeof paths];
  return Object.hasOwn(english.titles, pattern) || Object.hasOwn(pageTexts.titles, name);
}

/** Looks at a screen that is open once more, with texts as long as they are in a language that takes the most words. */
async function expectRoomForLongerTexts(page: Page, address: string): Promise<void> {
  await page.evaluate(stretchTexts, PROFILES);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: width < 640 ? 740 : 900 });
    await page.evaluate(settle);
    const look = `${address} at ${width} px, in longer texts`;
    expect.soft(await page.evaluate(screenFaults), look).toEqual([]);
  }
}

/** A page of somebody, who stays signed in from one screen to the next. */
async function openPage(browser: Browser, visitor: Visitor): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  if (visitor === 'staff') await signInAsStaff(page, baseUrl);
  if (visitor === 'employee') {
    await signInAsEmployee(page, baseUrl, internTable.managers[0].email);
  }
  return page;
}

/** Opens a screen once and looks at it in every width and size of text. */
async function expectFit(page: Page, address: string): Promise<void> {
  await page.goto(baseUrl + address);
  const title = page.getByRole('heading', { level: 1 }).first();
  await expect(title).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const sizeOfTitle = () =>
    title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const usual = await sizeOfTitle();
  for (const { width, text } of looks) {
    const look = `${address} at ${width} px, text × ${text}`;
    await page.setViewportSize({ width, height: width < 640 ? 740 : 900 });
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      `${100 * text}%`,
    );
    await page.evaluate(settle);
    // On a phone a title grows no more than lets its longest word be whole.
    if (width >= 768 || text === 1)
      expect.soft(await sizeOfTitle(), look).toBeCloseTo(text * usual, 1);
    expect.soft(await page.evaluate(screenFaults), look).toEqual([]);
  }
}
