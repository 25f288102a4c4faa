import { expect, type Locator, type Page, test } from '@playwright/test';
import { finishRequest } from './support/link-api.ts';
import { expectNoSidewaysScroll, lengthenWords } from './support/long-words.ts';
import { developerTable as table } from './support/performance-table.ts';
import { openDashboard } from './support/portal.ts';
import type { Root } from './support/questionnaire.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const person = { name: 'Gustavo Ribeiro', email: 'gustavo.ribeiro@empresa.example' };
const [ana] = table.managers;

test.beforeEach(({ page }) => lengthenWords(page));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('sixty letters in the portal of an employee', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  for (const _ of ['first', 'second']) {
    await finishRequest(baseUrl, await sendRequest(api, person.name));
  }
  await openDashboard(page, baseUrl, person.email);
  await expectNoSidewaysScroll(page);
  await page.goto(`${baseUrl}/historico-comportamental-funcionario`);
  await button(page, 'Comparar').click();
  await showData(page, 1);
  await expectNoSidewaysScroll(page);
  await page.goto(`${baseUrl}/historico-desempenho-funcionario`);
  await expect(button(page, /^Ver relatório/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${baseUrl}/perfil-funcionario`);
  await expect(page.getByRole('region', { name: 'Quem abriu meus relatórios' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('sixty letters in the team of a manager', async ({ page }) => {
  await openDashboard(page, baseUrl, ana.email);
  await expect(page.getByRole('region', { name: 'Minha equipe' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await button(page, /^Competências/).click();
  await expectNoSidewaysScroll(page);
});

test('sixty letters in the sections of staff', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado`);
  await expect(page.getByRole('heading', { name: /paradas? no gestor$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const [path, view] of [
    ['/homelogado/comportamental', /^Visualizar avaliações de/],
    ['/homelogado/desempenho', /^Análises de/],
  ] as const) {
    await page.goto(`${baseUrl}${path}`);
    await expect(button(page, view).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await button(page, view).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

function button(root: Root, name: string | RegExp): Locator {
  return root.getByRole('button', { name, exact: true });
}

/** Opens the tables behind so many charts. */
async function showData(page: Page, charts: number): Promise<void> {
  for (let closed = charts; closed > 0; closed -= 1) {
    await expect(button(page, 'Ver dados')).toHaveCount(closed);
    await button(page, 'Ver dados').first().click();
  }
}
