import { expect, test } from '@playwright/test';
import { signInAsStaff } from './support/staff.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

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
