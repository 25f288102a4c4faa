import { expect, type Page, test } from '@playwright/test';
import { employeeLoginOf, openDashboard } from './support/portal.ts';
import { signInAsStaff } from './support/staff.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const ana = 'ana.souza@empresa.example';

test.use({ viewport: { width: 1280, height: 900 } });

test('text of twice the size stays on the screen', async ({ page }) => {
  await page.goto(employeeLoginOf(baseUrl));
  await expectLargeText(page, 'Acesso do funcionário');
  await openDashboard(page, baseUrl, ana);
  await expectLargeText(page, 'Olá, Ana!');
  await signInAsStaff(page, baseUrl);
  for (const [path, title] of [
    ['/homelogado', 'Início'],
    ['/homelogado/comportamental', 'Comportamental'],
    ['/relatorio?idResposta=22', 'Análise Comportamental'],
  ] as const) {
    await page.goto(baseUrl + path);
    await expectLargeText(page, title);
  }
});

test('on a phone the sections keep their names whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado`);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const section = page.getByRole('dialog').getByText('Comportamental', { exact: true });
  await expect(section).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const lines = () =>
    section.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getClientRects().length;
    });
  expect(await lines()).toBe(1);
});

/** As after 'very large' in the browser's settings. */
async function expectLargeText(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  const sizeOfTitle = () =>
    heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const usual = await sizeOfTitle();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await sizeOfTitle(), title).toBeCloseTo(2 * usual, 1);
  await expect(page.locator('html'), title).toHaveJSProperty('scrollWidth', 1280);
}
