import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { sections } from '../docs/site/build/pages.ts';
import { manifestElements } from '../docs/site/build/widget-reference.ts';
import { findViolations } from './support/axe.ts';
import { choose } from './support/performance-screens.ts';

const site = fileURLToPath(new URL('../docs/site', import.meta.url));
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let server: PreviewServer;
let address: string;

test.beforeAll(async () => {
  server = await preview({
    configFile: false,
    root: site,
    base: '/docs/',
    build: { outDir: 'dist' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server?.close());

/** Opens a page of the site, and the demo that stands on it. */
async function openDemo(page: Page, name: string): Promise<void> {
  await page.goto(`${address}widgets/${name}.html`);
  await page.getByRole('button', { name: 'Open the demo' }).click();
}

/** Opens what the page has heard. By key: it stands below the demo, which moves it as it grows. */
async function openHeard(page: Page): Promise<void> {
  await page.getByText('What the page has heard').press('Enter');
}

for (const { tagName } of manifestElements()) {
  test(`${tagName} is there to be tried, with nobody asked for anything`, async ({ page }) => {
    const asked = new Set<string>();
    const said: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await openDemo(page, tagName.replace('aferir-', ''));
    await openHeard(page);
    await expect(page.getByText(/^aferir-ready \{/)).toBeVisible();
    await page.getByRole('combobox', { name: 'theme', exact: true }).selectOption('dark');
    await expect(page.locator(`${tagName}:state(dark)`)).toBeVisible();
    expect([...asked]).toEqual([new URL(address).origin]);
    expect(said).toEqual([]);
  });
}

test('a demo plays the contract: what is answered is heard', async ({ page }) => {
  await openDemo(page, 'performance-self-assessment');
  await openHeard(page);
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await choose(page, 8);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText(/^aferir-progress \{"answered":1/)).toBeVisible();
});

test('the playground writes the CSS that the element wears', async ({ page }) => {
  await page.goto(`${address}guides/theming.html`);
  const css = page.getByLabel('CSS of the theme');
  await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  await expect(css).toContainText('--aferir-color-accent: #0b6e4f;');
  await expect(page.getByRole('combobox', { name: 'corners' })).toHaveValue('');
  await page.getByLabel('brand color').fill('#8e44ad');
  await page.getByRole('combobox', { name: 'corners' }).selectOption('None');
  await expect(css).toContainText('--aferir-color-accent: #8e44ad;');
  await expect(css).toContainText('--aferir-radius-control: 0px;');
  const button = page.getByRole('button', { name: 'Iniciar avaliação' });
  await expect(button).toHaveCSS('background-color', 'rgb(142, 68, 173)');
  await expect(button).toHaveCSS('border-radius', '0px');
});

test('the search finds what is made from the code', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('without-email');
  await page
    .getByRole('link', { name: /Behavioral report.*Attributes/ })
    .first()
    .click();
  await expect(page).toHaveURL(/widgets\/behavioral-report/);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a page of each part reads well in ${scheme}, and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const name of ['index', ...sections.map(({ pages }) => pages[0] ?? '')]) {
      await page.goto(`${address}${name}.html`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await findViolations(page, { runOnly: wcag }), name).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      const overflow = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(overflow, name).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}
