import { expect, type Page } from '@playwright/test';
import { openLinkApi } from './support/call-by-link.ts';
import { type Fault, startFaultProxy } from './support/fault-proxy.ts';
import { type ManagerLink, managerLinkTo, rateReview } from './support/manager-api.ts';
import { mailsTo } from './support/outbox.ts';
import { reviewsOf, sendReview, sendReviewToManagers, status } from './support/performance-api.ts';
import {
  assessOneself,
  choose,
  confirmEnd,
  expectFeedback,
  expectReviewReport,
  giveScores,
  rateFromTeam,
  scoreRadio,
  teamAction,
  writeFromTeam,
} from './support/performance-screens.ts';
import {
  internTable,
  managerScores,
  developerTable as table,
} from './support/performance-table.ts';
import type { TestServer } from './support/server.ts';
import { test } from './support/small-server.ts';
import { mailedLink, openStaffApi } from './support/staff-api.ts';
import { scoresOfTable, storedScores } from './support/stored-scores.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

const faults: [fault: Fault, title: string, name: string][] = [
  ['drop-every-third', 'every third request dropped', 'Bruno Lima'],
  ['lose-replies', 'replies lost after the server committed', 'Isabela Monteiro'],
  ['double-requests', 'every third request doubled', 'Felipe Carvalho'],
];

for (const [fault, title, name] of faults) {
  test(`no score, feedback or mail is lost or doubled with ${title}`, async ({ page }) => {
    const proxy = await startFaultProxy(fault);
    proxy.target = baseUrl;
    const open = (link: string) => page.goto(link.replace(baseUrl, proxy.url));
    try {
      const api = await openStaffApi(baseUrl);
      const { person, responseId, link } = await sendReview(api, name);
      const since = new Date();
      await open(link);
      await assessOneself(page, table);
      const [{ email: owing }, { email: other }] = table.managers;
      await open((await managerLinkTo(baseUrl, owing, name, since)).link);
      await rateFromTeam(page, name, table, 0);
      const others = await managerLinkTo(baseUrl, other, name, since);
      await rateReview(baseUrl, others, responseId, managerScores(table, 1));
      await open((await mailedLink(baseUrl, owing, since, `feedback para ${name}`)).link);
      await writeFromTeam(page, name, table, 0);
      await open((await mailedLink(baseUrl, person.dsEmail, since, 'foi finalizada')).link);
      await expectReviewReport(page, table);
      await expectFeedback(page, table);

      expect(proxy.spoiled).toBeGreaterThan(10);
      expect(await storedScores(api, responseId)).toEqual(scoresOfTable(table));
      const sent = await reviewsOf(api, person.idOrganogramaPessoa);
      expect(sent.filter(({ flEncerrado }) => !flEncerrado)[0]).toMatchObject({
        idResposta: responseId,
        cdStatus: status.finished,
      });
      for (const { email } of table.managers) {
        expect(await subjectsTo(email, since, `Avalie o desempenho de ${name}`)).toBe(1);
      }
      expect(await subjectsTo(owing, since, `Escreva o seu feedback para ${name}`)).toBe(1);
      expect(await subjectsTo(person.dsEmail, since, 'foi finalizada')).toBe(1);
    } finally {
      await proxy.stop();
    }
  });
}

async function subjectsTo(email: string, since: Date, subject: string): Promise<number> {
  const mails = await mailsTo(baseUrl, email, since);
  return mails.filter((mail) => mail.subject.includes(subject)).length;
}

test('a manager’s draft outlives a reload and waits while offline', async ({ page, context }) => {
  const name = 'Lucas Teixeira';
  const api = await openStaffApi(baseUrl);
  const { review, managers } = await sendReviewToManagers(api, name, internTable);
  const scores = managerScores(internTable, 1);
  const dialog = page.getByRole('dialog', { name: `Avaliação de ${name}` });
  await page.goto(managers[1].link);
  await teamAction(page, 'Avaliar', name).click();
  await giveScores(dialog, scores, { to: 2 });
  await choose(dialog, scores[2]?.[1] ?? -1);
  await page.reload();
  await teamAction(page, 'Avaliar', name).click();
  await expect(scoreRadio(dialog, scores[2]?.[1] ?? -1)).toBeChecked();
  await giveScores(dialog, scores, { from: 3 });

  await context.setOffline(true);
  await confirmEnd(page);
  await expect(dialog.getByText('Ocorreu um erro inesperado:')).toBeVisible();
  await expect(dialog.getByText('O que você escolheu continua aqui.')).toBeVisible();
  expect(await ownScores(baseUrl, managers[1], review.responseId)).toEqual([]);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog).toBeHidden();
  await expect(teamAction(page, 'Avaliar', name)).toBeHidden();
  expect(await storedScores(api, review.responseId)).toEqual(scoresOfTable(internTable, [1]));
});

test('a server killed while a manager’s scores come in keeps each of them once', async ({
  page,
  smallServer,
}) => {
  const name = 'Bruno Lima';
  const api = await openStaffApi(smallServer.url);
  const { review, managers } = await sendReviewToManagers(api, name, table);
  const scores = managerScores(table, 0);
  const dialog = page.getByRole('dialog', { name: `Avaliação de ${name}` });
  await page.goto(managers[0].link);
  await teamAction(page, 'Avaliar', name).click();
  await giveScores(dialog, scores);
  await killAtScore(page, smallServer, 4);
  try {
    await confirmEnd(page);
    await expect(dialog.getByText('Ocorreu um erro inesperado:')).toBeVisible();
  } finally {
    // It may still run where the fourth score was never sent.
    await smallServer.kill();
    await smallServer.restart();
  }
  const stored = await ownScores(smallServer.url, managers[0], review.responseId);
  // The fourth may have arrived or not; the three before were acknowledged.
  expect([3, 4]).toContain(stored.length);
  expect(stored).toEqual(scores.slice(0, stored.length));
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog).toBeHidden();
  await expect(teamAction(page, 'Avaliar', name)).toBeHidden();
  expect(await storedScores(api, review.responseId)).toEqual(scoresOfTable(table, [0]));
});

/** Ends the server while the browser's nth score is on its way. */
async function killAtScore(page: Page, server: TestServer, nth: number): Promise<void> {
  let sent = 0;
  await page.route('**/PostRespostaOpcaoGestor', async (route) => {
    sent += 1;
    if (sent !== nth) return route.continue();
    const onItsWay = route.fetch().catch(() => undefined);
    await server.kill();
    await onItsWay;
    await route.abort('connectionreset');
  });
}

async function ownScores(
  url: string,
  { hash, managerId }: ManagerLink,
  responseId: number,
): Promise<[competency: string, score: number][]> {
  const rows = await openLinkApi(url, hash).get<{ nmCompetencia: string; nrIndice: number }[]>(
    `/RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor?idGestor=${managerId}&idResposta=${responseId}`,
  );
  return rows.map(({ nmCompetencia, nrIndice }) => [nmCompetencia, nrIndice]);
}
