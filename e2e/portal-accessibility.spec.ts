import { expect, test } from '@playwright/test';
import { expectScreenAccessible, expectStateAccessible } from './support/accessibility.ts';
import { finishRequest } from './support/link-api.ts';
import { rateAll } from './support/manager-api.ts';
import { finishReview, sendReviewToManagers } from './support/performance-api.ts';
import { teamAction } from './support/performance-screens.ts';
import { internTable, developerTable as table } from './support/performance-table.ts';
import { choosePhoto, drawHalves } from './support/photo.ts';
import { dashboardPart, openDashboard, selfCard, signInAsEmployee } from './support/portal.ts';
import { openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const employee = { name: 'Gustavo Ribeiro', email: 'gustavo.ribeiro@empresa.example' };
const [ana] = table.managers;

// What a widget shows is a story in each state; here is the page around it, once.

test('the pages of an employee are accessible', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  for (const _ of ['first', 'second']) {
    await finishReview(api, employee.name, table);
    await finishRequest(baseUrl, await sendRequest(api, employee.name));
  }
  await openDashboard(page, baseUrl, employee.email);
  await expect(selfCard(page).getByRole('button', { name: 'Visualizar' })).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: new RegExp(employee.name) }).click();
  await page.getByRole('menuitem', { name: 'Alterar Senha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog').getByText('Preencha todos os campos.')).toBeVisible();
  await expectStateAccessible(page, '[role=dialog]');

  for (const [path, caption] of [
    ['/historico-desempenho-funcionario', 'Autoavaliação'],
    ['/historico-comportamental-funcionario', 'Somas dos perfis'],
  ] as const) {
    await page.goto(`${baseUrl}${path}`);
    await page.getByRole('button', { name: 'Comparar', exact: true }).click();
    await expect(page.getByRole('table', { name: caption, exact: true })).toBeVisible();
    await expectScreenAccessible(page);
    await page
      .getByRole('button', { name: /^Ver relatório/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/relatorio\?/);
    await expect(page.getByRole('button', { name: 'Ver dados' }).first()).toBeVisible();
    await expectStateAccessible(page);
  }

  await page.goto(`${baseUrl}/perfil-funcionario`);
  await expect(dashboardPart(page, 'Quem abriu meus relatórios')).toBeVisible();
  await expect(page.locator('dd').getByText(employee.email, { exact: true })).toBeVisible();
  await expectScreenAccessible(page);
  await choosePhoto(page, await drawHalves(page));
  await expect(page.getByRole('toolbar', { name: 'Posição e tamanho da foto' })).toBeVisible();
  await expectStateAccessible(page);
});

test('the pages of a manager are accessible', async ({ page }) => {
  const name = 'Lucas Teixeira';
  const api = await openStaffApi(baseUrl);
  const { review, managers } = await sendReviewToManagers(api, name, internTable);
  await signInAsEmployee(page, baseUrl, ana.email);
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await page.getByRole('button', { name: /^Competências/ }).click();
  await expect(page.getByRole('meter', { name: /^Sua nota em/ }).first()).toBeVisible();
  await expectScreenAccessible(page);
  await teamAction(page, 'Avaliar', name).click();
  await expect(page).toHaveURL(/\/avaliacao-gestor/);
  await expect(page.getByText(`1 de ${internTable.rows.length}`, { exact: true })).toBeVisible();
  await expectStateAccessible(page);

  await rateAll(baseUrl, managers, review.responseId, internTable);
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await teamAction(page, 'Realizar Feedback', name).click();
  await expect(page).toHaveURL(/\/feedback-gestor/);
  await expect(page.getByRole('button', { name: /^Realizar Feedback: / })).toBeVisible();
  await expectStateAccessible(page);
});

test('a history with nothing to compare is accessible', async ({ page }) => {
  await signInAsEmployee(page, baseUrl, 'henrique.duarte@empresa.example');
  await page.goto(`${baseUrl}/historico-desempenho-funcionario`);
  await expect(page.getByText(/A comparação fica disponível quando/)).toBeVisible();
  await expectScreenAccessible(page);
});
