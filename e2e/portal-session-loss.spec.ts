import { expect, type Page, test } from '@playwright/test';
import { sendReviewToManagers } from './support/performance-api.ts';
import {
  confirmEnd,
  expectCompetency,
  giveScores,
  scoreRadio,
  teamAction,
} from './support/performance-screens.ts';
import { managerScores, internTable as table } from './support/performance-table.ts';
import { revokeSession, signInAsEmployee, toast } from './support/portal.ts';
import { fillSignIn } from './support/staff.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';
import { scoresOfTable, storedScores } from './support/stored-scores.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const assessments = `${baseUrl}/minhas-avaliacoes-desempenho`;
const person = 'Lucas Teixeira';
const rafael = table.managers[1].email;
const scores = managerScores(table, 1);
const total = scores.length;

/** Takes a review of an intern to where Rafael Nogueira can rate it. */
async function askForRating(): Promise<{ api: StaffApi; responseId: number }> {
  const api = await openStaffApi(baseUrl);
  const { review } = await sendReviewToManagers(api, person, table);
  return { api, responseId: review.responseId };
}

async function expectSessionEnded(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login-funcionario\?idcliente=1/);
  await expect(
    page.getByText('Sua sessão terminou. Entre novamente para continuar.'),
  ).toBeVisible();
}

test('a rating goes on where it was when its session died', async ({ page }) => {
  const { api, responseId } = await askForRating();
  await signInAsEmployee(page, baseUrl, rafael);
  await page.goto(assessments);
  await teamAction(page, 'Avaliar', person).click();
  await giveScores(page, scores, { to: 2 });
  const [, , third = ['', 0]] = scores;
  await expectCompetency(page, third[0], 3, total);
  const address = page.url();

  await revokeSession(page, baseUrl);
  await page.reload();
  await expectSessionEnded(page);
  await fillSignIn(page, rafael);
  await expect(page).toHaveURL(address);
  await expectCompetency(page, third[0], 3, total);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(scoreRadio(page, scores[1]?.[1] ?? -1)).toBeChecked();
  await page.getByRole('button', { name: 'Próxima' }).click();

  await giveScores(page, scores, { from: 3 });
  await revokeSession(page, baseUrl);
  await confirmEnd(page);
  await expectSessionEnded(page);
  expect(await storedScores(api, responseId)).toEqual([]);
  await fillSignIn(page, rafael);
  await expect(page).toHaveURL(address);
  const [last, score] = scores.at(-1) ?? ['', 0];
  await expectCompetency(page, last, total, total);
  await expect(scoreRadio(page, score)).toBeChecked();
  await page.getByRole('button', { name: 'Terminar' }).click();
  await confirmEnd(page);
  await expect(toast(page, 'A avaliação foi enviada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(assessments);
  expect(await storedScores(api, responseId)).toEqual(scoresOfTable(table, [1]));
});
