import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  laterRanking,
  laterReview,
  laterSelfScores,
  profileChanges,
  rateLaterReview,
  reviewChanges,
} from './support/comparison-table.ts';
import { finishRequest } from './support/link-api.ts';
import { finishReview, sendReview } from './support/performance-api.ts';
import { expectSelfEnd, giveScores } from './support/performance-screens.ts';
import { developerTable as table } from './support/performance-table.ts';
import { dashboardPart, openDashboard, selfCard } from './support/portal.ts';
import { expectCleanPrint } from './support/print.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

test('a review goes from the card to the history and its comparison', async ({ page }) => {
  const [name, email] = ['Isabela Monteiro', 'isabela.monteiro@empresa.example'];
  const api = await openStaffApi(baseUrl);
  const { review: first } = await finishReview(api, name, table);
  await openDashboard(page, baseUrl, email);
  await expect(dashboardPart(page, 'Minha equipe')).toHaveCount(0);
  await expect(selfCard(page)).toContainText(/FinalizadoFinalizado em \d\d\/\d\d\/\d{4}/);
  await expect(selfCard(page).getByRole('button', { name: 'Visualizar' })).toBeVisible();

  const second = await sendReview(api, name);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(selfCard(page)).toContainText(/Aguardando RespostaEnviado em \d\d\/\d\d/);
  await selfCard(page).getByRole('button', { name: 'Responder' }).click();
  await expect(page).toHaveURL(/\/avaliacaoDeDesempenho\?hs=/);
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await giveScores(page, laterSelfScores, { to: 2 });
  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await expect(selfCard(page)).toContainText('Iniciado');
  await selfCard(page).getByRole('button', { name: 'Continuar' }).click();
  const since = new Date();
  await giveScores(page, laterSelfScores, { from: 3 });
  await expectSelfEnd(page);
  await page.getByRole('button', { name: 'Voltar para Minhas Avaliações' }).click();
  await expect(page).toHaveURL(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await expect(selfCard(page)).toContainText('Aguardando Avaliação do Gestor');
  await expect(selfCard(page)).toContainText('Aguardando a avaliação dos seus gestores.');
  await expectFigures(page);

  await rateLaterReview(api, name, second.responseId, since);
  await page.getByRole('link', { name: 'Histórico de desempenho' }).click();
  await expect(page).toHaveURL(`${baseUrl}/historico-desempenho-funcionario`);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByText(laterReview.alignment).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Ver relatório/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`idResposta=${second.responseId}&tipo=desempenho`));
  await expect(page.getByRole('heading', { name: 'Relatório de Desempenho' })).toBeVisible();
  await expect(
    page.getByRole('meter', { name: 'Percentual de alinhamento', exact: true }),
  ).toHaveAttribute('aria-valuetext', new RegExp(`^${laterReview.alignment} · `));
  await page.getByRole('link', { name: 'Voltar ao histórico de desempenho' }).click();

  const comparison = dashboardPart(page, 'Comparar duas avaliações');
  await comparison.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`de=${first.responseId}&para=${second.responseId}`));
  await expectChanges(comparison, reviewChanges);
  await page.reload();
  await expectChanges(comparison, reviewChanges);
});

test('two behavioral assessments are told apart on a phone', async ({ page }) => {
  const [name, email] = ['Felipe Carvalho', 'felipe.carvalho@empresa.example'];
  await page.setViewportSize({ width: 360, height: 800 });
  const api = await openStaffApi(baseUrl);
  await closeOpenRequests(api, name);
  await finishRequest(baseUrl, await sendRequest(api, name));
  await finishRequest(baseUrl, await sendRequest(api, name), laterRanking);
  await openDashboard(page, baseUrl, email);
  await page.getByRole('link', { name: 'Histórico comportamental' }).click();
  await page
    .getByRole('button', { name: /^Ver relatório/ })
    .nth(1)
    .click();
  await expect(page.getByRole('heading', { name: 'Análise Comportamental' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao histórico comportamental' }).click();
  const comparison = dashboardPart(page, 'Comparar duas avaliações');
  await comparison.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expectChanges(comparison, profileChanges);
  await expect(comparison.getByRole('figure')).toHaveCount(1);
  const changes = comparison.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expectCleanPrint(page, changes);
  await expect(comparison.getByRole('button')).toHaveCount(0);
});

/** The statistics of the second review, and its competencies, folded away at first. */
async function expectFigures(page: Page): Promise<void> {
  const results = dashboardPart(page, 'Minhas competências');
  const figure = (label: string) => results.locator(`dl:has(> dt:text-is("${label}"))`);
  await expect(figure('Média geral')).toHaveText(`Média geral${laterReview.mean}Nota boa`);
  const { highest, lowest } = laterReview;
  await expect(figure('Maior nota')).toHaveText(`Maior nota${highest.score}${highest.names}`);
  await expect(figure('Menor nota')).toHaveText(`Menor nota${lowest.score}${lowest.names}`);
  const scores = results.getByRole('meter', { name: /^Sua nota em/ });
  await expect(scores).toHaveCount(0);
  await results.getByRole('button', { name: /^Competências/ }).click();
  await expect(scores).toHaveCount(laterSelfScores.length);
  for (const [competency, score] of laterSelfScores) {
    const meter = results.getByRole('meter', { name: `Sua nota em ${competency}`, exact: true });
    await expect(meter).toHaveAttribute('aria-valuenow', String(score));
  }
}

interface Changes {
  texts: readonly string[];
  /** No other sentence may follow. */
  isComplete?: boolean;
  tables: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Compares the sentences and the tables of a comparison with what was worked out. */
async function expectChanges(
  comparison: Locator,
  { texts, tables, isComplete = false }: Changes,
): Promise<void> {
  const sentences = comparison.getByRole('listitem').filter({ hasText: /\.$/ });
  for (const [index, text] of texts.entries()) {
    await expect(sentences.nth(index)).toHaveText(text);
  }
  if (isComplete) await expect(sentences).toHaveCount(texts.length);
  for (const [caption, rows] of Object.entries(tables)) {
    const table = comparison.getByRole('table', { name: caption, exact: true });
    for (const [place, cells] of rows.entries()) {
      await expect(table.locator('tbody tr').nth(place).locator('th, td')).toHaveText([...cells]);
    }
  }
}
