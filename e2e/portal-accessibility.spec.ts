import { expect, type Page, test } from '@playwright/test';
import {
  expectFeedbackAccessible,
  expectScreenAccessible,
  expectStateAccessible,
} from './support/accessibility.ts';
import { finishRequest } from './support/link-api.ts';
import {
  finishReview,
  rateAll,
  sendReview,
  sendReviewToManagers,
} from './support/performance-api.ts';
import { teamAction } from './support/performance-screens.ts';
import { internTable, developerTable as table } from './support/performance-table.ts';
import { choosePhoto, drawHalves } from './support/photo.ts';
import { dashboardPart, employeeLoginOf, selfCard, signInAsEmployee } from './support/portal.ts';
import { fillSignIn } from './support/staff.ts';
import { openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const employee = { name: 'Gustavo Ribeiro', email: 'gustavo.ribeiro@empresa.example' };
const [ana] = table.managers;

test('a refused sign-in and a forgotten password are accessible', async ({ page }) => {
  await page.goto(employeeLoginOf(baseUrl));
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('E-mail é obrigatório')).toBeVisible();
  await expectStateAccessible(page);
  await fillSignIn(page, 'ninguem-acessivel@empresa.example', 'errada-123');
  await expect(page.getByText(/^Usuário ou senha incorretos\./)).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectStateAccessible(page);
});

test('the dashboard is accessible with and without something to answer', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  await finishReview(api, employee.name, table);
  await signInAsEmployee(page, baseUrl, employee.email);
  await expect(selfCard(page).getByRole('button', { name: 'Visualizar' })).toBeVisible();
  await expectScreenAccessible(page);
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await openCompetencies(page);
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: new RegExp(employee.name) }).click();
  await page.getByRole('menuitem', { name: 'Alterar Senha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog').getByText('Preencha todos os campos.')).toBeVisible();
  await expectStateAccessible(page);

  await sendReview(api, employee.name);
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await expect(selfCard(page).getByRole('button', { name: 'Responder' })).toBeVisible();
  await expectStateAccessible(page);
});

test('the team of a manager and its tasks are accessible', async ({ page }) => {
  test.slow();
  const name = 'Lucas Teixeira';
  const api = await openStaffApi(baseUrl);
  const { review, managers } = await sendReviewToManagers(api, name, internTable);
  await signInAsEmployee(page, baseUrl, ana.email);
  await expect(teamAction(page, 'Avaliar', name)).toBeVisible();
  await expectStateAccessible(page);
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await expect(teamAction(page, 'Avaliar', name)).toBeVisible();
  await expectStateAccessible(page);
  await teamAction(page, 'Avaliar', name).click();
  await expect(page).toHaveURL(/\/avaliacao-gestor/);
  await expect(page.getByText(`1 de ${internTable.rows.length}`, { exact: true })).toBeVisible();
  await expectStateAccessible(page);

  await rateAll(baseUrl, managers, review.responseId, internTable);
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await teamAction(page, 'Realizar Feedback', name).click();
  await expect(page).toHaveURL(/\/feedback-gestor/);
  const owed = page.getByRole('button', { name: /^Realizar Feedback: / });
  await expectFeedbackAccessible(page, owed);
});

test('the histories, their comparisons and reports are accessible', async ({ page }) => {
  test.slow();
  const api = await openStaffApi(baseUrl);
  for (const _ of ['first', 'second']) {
    await finishReview(api, employee.name, table);
    await finishRequest(baseUrl, await sendRequest(api, employee.name));
  }
  await signInAsEmployee(page, baseUrl, employee.email);
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
    await expectScreenAccessible(page);
  }
});

test('a history with nothing to compare is accessible', async ({ page }) => {
  await signInAsEmployee(page, baseUrl, 'henrique.duarte@empresa.example');
  await page.goto(`${baseUrl}/historico-desempenho-funcionario`);
  await expect(page.getByText(/A comparação fica disponível quando/)).toBeVisible();
  await expectScreenAccessible(page);
});

test('the profile is accessible', async ({ page }) => {
  await signInAsEmployee(page, baseUrl, employee.email);
  await page.goto(`${baseUrl}/perfil-funcionario`);
  await expect(dashboardPart(page, 'Quem abriu meus relatórios')).toBeVisible();
  await expect(page.locator('dd').getByText(employee.email, { exact: true })).toBeVisible();
  await expectScreenAccessible(page);
  await choosePhoto(page, await drawHalves(page));
  await expect(page.getByRole('toolbar', { name: 'Posição e tamanho da foto' })).toBeVisible();
  await expectScreenAccessible(page);
});

async function openCompetencies(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Competências/ }).click();
  await expect(page.getByRole('meter', { name: /^Sua nota em/ }).first()).toBeVisible();
}
