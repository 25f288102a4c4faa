import { expect, type Locator, type Page, test } from '@playwright/test';
import { finishRequest } from './support/link-api.ts';
import { expectNoSidewaysScroll, lengthenWords } from './support/long-words.ts';
import { rateReview, sendReview, sendReviewToManagers } from './support/performance-api.ts';
import { choose } from './support/performance-screens.ts';
import { managerScores, developerTable as table } from './support/performance-table.ts';
import { openDashboard } from './support/portal.ts';
import type { Root } from './support/questionnaire.ts';
import { signInAsStaff } from './support/staff.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const person = { name: 'Gustavo Ribeiro', email: 'gustavo.ribeiro@empresa.example' };
const [ana] = table.managers;

test.beforeEach(({ page }) => lengthenWords(page));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('sixty letters in a questionnaire, its result and its links', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  await closeOpenRequests(api, person.name);
  const request = await sendRequest(api, person.name);
  await page.goto(request.link);
  await button(page, 'Iniciar avaliação').click();
  await expect(button(page, 'Próxima')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await finishRequest(baseUrl, request);
  await page.goto(`${baseUrl}/relatorio?hs=${request.hash}`);
  await showData(page, 2);
  await expectNoSidewaysScroll(page);
  await page.goto(`${baseUrl}/login-funcionario?idcliente=1`);
  await expectNoSidewaysScroll(page);
});

test('sixty letters in a review, for the person and a manager', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const { link } = await sendReview(api, person.name);
  await page.goto(link);
  await expectNoSidewaysScroll(page);
  await button(page, 'Iniciar avaliação').click();
  await choose(page, 7);
  await expectNoSidewaysScroll(page);

  const { review, managers } = await sendReviewToManagers(api, person.name, table);
  const [manager] = managers;
  await page.goto(manager.link);
  await expect(button(page, /^Avaliar: /).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button(page, /^Avaliar: /)
    .first()
    .click();
  await choose(page, 7);
  await expectNoSidewaysScroll(page);
  for (const [index, one] of managers.entries()) {
    const scores = managerScores(table, index as 0 | 1);
    await rateReview(baseUrl, one, review.responseId, scores);
  }
  await page.goto(manager.link);
  await button(page, /^Realizar Feedback: /)
    .first()
    .click();
  await button(page.getByRole('dialog'), /^Realizar Feedback: /)
    .first()
    .click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${baseUrl}/relatorio?hs=${review.hash}`);
  await showData(page, 1);
  await expectNoSidewaysScroll(page);
});

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
