import { expect, test } from '@playwright/test';
import { looks } from '../.storybook/accessibility-rules.ts';
import { findViolations } from './support/axe.ts';
import { watchFaults } from './support/host-page.ts';
import { expectNoPortuguese } from './support/spoken-language.ts';

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

test('the widget of an intranet changes its language, and nothing else', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto(`${baseUrl}/exemplos/intranet.html`);
  const widget = page.locator('aferir-employee-dashboard');
  const action = (name: string) => widget.getByRole('button', { name, exact: true });
  await expect(action('Acessar')).toBeVisible();
  for (const [language, name] of [
    ['en', 'Sign in'],
    ['es', 'Ingresar'],
  ] as const) {
    await widget.evaluate((element: HTMLElement, lang) => {
      element.lang = lang;
    }, language);
    await expect(action(name)).toHaveCSS('background-color', 'rgb(11, 110, 79)');
    await expectNoPortuguese(widget);
  }
  await widget.evaluate((element) => element.removeAttribute('lang'));
  await expect(action('Acessar')).toBeVisible();
  expect(faults).toEqual([]);
});
