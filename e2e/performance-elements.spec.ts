import { becomeOldHostPage } from '@aferir/api-client/testing';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { attributesWith, loggedEvents, watchPolicy } from './support/host-page.ts';
import { managerLinkTo, rateReview, writeOwedFeedback } from './support/manager-api.ts';
import { pdfText } from './support/pdf.ts';
import { sendReview } from './support/performance-api.ts';
import {
  assessOneself,
  expectFeedback,
  expectReviewReport,
  rateFromTeam,
  writeFromTeam,
} from './support/performance-screens.ts';
import { managerScores, owedBy, internTable as table } from './support/performance-table.ts';
import { mailedLink, openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const name = 'Lucas Teixeira';

test('a review goes all its way on pages that spoil what they can, with an old library', async ({
  page,
}) => {
  await page.addInitScript(becomeOldHostPage);
  const refused = await watchPolicy(page);
  const review = await sendReview(await openStaffApi(baseUrl), name);
  const { responseId, hash } = review;
  const since = new Date();

  const self = await openExample(page, 'autoavaliacao', hash);
  await assessOneself(self, table);
  await expect
    .poll(() => loggedEvents(page, 'ready'))
    .toEqual([{ widget: 'performance-self-assessment' }]);
  await expect.poll(() => loggedEvents(page, 'progress')).toEqual(progressTo(table.rows.length));
  await expect.poll(() => loggedEvents(page, 'complete')).toEqual([{ responseId }]);
  await self.getByRole('button', { name: 'Voltar para Minhas Avaliações' }).click();
  await expect.poll(() => loggedEvents(page, 'close')).toEqual([{ isComplete: true }]);
  await expectNothingGivenAway(page, hash);

  const [ana, rafael] = await Promise.all(
    table.managers.map(({ email }) => managerLinkTo(baseUrl, email, name, since)),
  );
  if (!ana || !rafael) throw new Error('Two managers are asked.');
  const rating = await openExample(page, 'gestor', ana.hash);
  await rateFromTeam(rating, name, table, 0);
  await expect.poll(() => loggedEvents(page, 'ready')).toEqual([{ widget: 'manager-evaluation' }]);
  await expect.poll(() => loggedEvents(page, 'progress')).toEqual(progressTo(table.rows.length));
  await expect
    .poll(() => loggedEvents(page, 'complete'))
    .toEqual([{ responseId, sent: 'ratings' }]);
  await expectNothingGivenAway(page, ana.hash);
  await rateReview(baseUrl, rafael, responseId, managerScores(table, 1));

  const [{ email: owing }] = table.managers;
  const mailed = await mailedLink(baseUrl, owing, since, `Escreva o seu feedback para ${name}`);
  const writing = await openExample(page, 'gestor', mailed.hash);
  await writeFromTeam(writing, name, table, 0);
  await expect
    .poll(() => loggedEvents(page, 'progress'))
    .toEqual(progressTo(owedBy(table, 0).length));
  await expect
    .poll(() => loggedEvents(page, 'complete'))
    .toEqual([{ responseId, sent: 'feedback' }]);
  await expectNothingGivenAway(page, mailed.hash);
  await writeOwedFeedback(baseUrl, rafael, responseId, owedBy(table, 1));

  const report = await openExample(page, 'desempenho', hash);
  await expectReviewReport(report, table);
  await expectFeedback(report, table);
  await expect.poll(() => loggedEvents(page, 'ready')).toEqual([{ widget: 'performance-report' }]);
  await expectPdfFrom(page, report);
  await expectNothingGivenAway(page, hash);
  expect(refused).toEqual([]);
});

const tags = {
  autoavaliacao: 'aferir-performance-self-assessment',
  gestor: 'aferir-manager-evaluation',
  desempenho: 'aferir-performance-report',
} as const;

async function openExample(page: Page, example: keyof typeof tags, hash: string): Promise<Locator> {
  await page.goto(`${baseUrl}/exemplos/${example}.html?hs=${hash}`);
  return page.locator(tags[example]);
}

function progressTo(total: number) {
  return Array.from({ length: total }, (_, index) => ({ answered: index + 1, total }));
}

/** Neither the secret nor the person stands where a page's own scripts look, and nothing failed. */
async function expectNothingGivenAway(page: Page, hash: string): Promise<void> {
  expect(await attributesWith(page, hash)).toEqual([]);
  const ownMarkup = await page.locator('body').innerHTML();
  expect(ownMarkup.replace(/<ol id="eventos".*<\/ol>/s, '')).not.toContain(name);
  expect(await loggedEvents(page, 'error')).toEqual([]);
}

async function expectPdfFrom(page: Page, report: Locator): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Imprimir PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Relatorio_Desempenho_Lucas_Teixeira.pdf');
  const text = await pdfText(await download.path());
  for (const part of [name, 'Análise Detalhada', table.alignment, 'Rafael Nogueira']) {
    expect(text).toContain(part);
  }
  for (const [, feedback] of owedBy(table, 1)) expect(text).toContain(feedback);
}
