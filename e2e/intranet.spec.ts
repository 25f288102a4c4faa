import { expect, test } from '@playwright/test';
import { looks } from '../.storybook/accessibility-rules.ts';
import { findViolations } from './support/axe.ts';
import { watchFaults } from './support/host-page.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

test('an intranet gives its widget the color and the scheme that are tried', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto(`${baseUrl}/exemplos/`);
  expect(await findViolations(page, looks.wide)).toEqual([]);
  await page.getByRole('link', { name: 'intranet da Empresa Exemplo' }).click();
  const action = page.getByRole('button', { name: 'Acessar' });
  await expect(action).toHaveCSS('background-color', 'rgb(11, 110, 79)');

  await page.getByRole('button', { name: 'Cor #ffcc00' }).click();
  await page.getByRole('combobox', { name: 'Aparência' }).selectOption('escura');
  await expect(action).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  await expect(page.getByText('brand-color="#ffcc00"')).toContainText('theme="dark"');
  expect(await findViolations(page, looks.wide)).toEqual([]);
  expect(faults).toEqual([]);
});
