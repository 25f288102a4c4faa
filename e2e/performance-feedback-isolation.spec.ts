import { expect, test } from '@playwright/test';
import { type PageCall, statusesFrom } from './support/page-calls.ts';
import {
  disagreementsOf,
  finishSelf,
  type ManagerLink,
  managerLinkTo,
  openLinkApi,
  rateAll,
  reviewsOf,
  sendReview,
  sendReviewToManagers,
  status,
} from './support/performance-api.ts';
import { owedBy, internTable as table } from './support/performance-table.ts';
import { bearerOf, signInAsEmployee, toast } from './support/portal.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const stranger = 'juliana.moraes@empresa.example';
const notFound = 'Não foi possível localizar a avaliação.';

test('nobody writes feedback in the place of another manager, by link or session', async ({
  page,
}) => {
  const api = await openStaffApi(baseUrl);
  const { review, managers } = await sendReviewToManagers(api, 'Lucas Teixeira', table);
  const [ana, rafael] = managers;
  await rateAll(baseUrl, managers, review.responseId, table);
  const anas = openLinkApi(baseUrl, ana.hash);
  const read = () => disagreementsOf(anas, review.responseId, ana.managerId);
  const owed = await read();
  expect(owed.map(({ nmCompetencia }) => nmCompetencia)).toEqual(
    owedBy(table, 0).map(([competency]) => competency),
  );
  const strangers = await linkOfStranger(api);

  const as = (writer: ManagerLink): PageCall => ({
    method: 'POST',
    path: '/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor',
    body: {
      idRespostaOpcaoGestor: owed[0]?.idRespostaOpcaoGestor,
      idCompetencia: owed[0]?.idCompetencia,
      idOrganogramaPessoaGestor: writer.managerId,
      dsFeedback: 'Escrito por quem não deve.',
    },
  });
  const look: PageCall = {
    method: 'GET',
    path: `/RespostaOpcaoGestorDesempenho/GetDiscordancias?idResposta=${review.responseId}&idGestor=${ana.managerId}`,
  };

  await page.goto(baseUrl);
  for (const [hash, writer] of [
    [rafael.hash, rafael],
    [strangers.hash, strangers],
    [review.hash, ana],
  ] as const) {
    const calls = [as(ana), as(writer), look];
    expect(await statusesFrom(page, { 'x-link-hash': hash }, calls)).toEqual([403, 403, 403]);
  }
  for (const [email, writer] of [
    [table.managers[1].email, rafael],
    [stranger, strangers],
  ] as const) {
    await signInAsEmployee(page, baseUrl, email);
    const headers = { authorization: await bearerOf(page) };
    const calls = [as(ana), as(writer), look];
    expect(await statusesFrom(page, headers, calls)).toEqual([403, 403, 403]);
    await page.goto(`${baseUrl}/feedback-gestor?avaliacao=${ana.hash}`);
    await expect(toast(page, notFound)).toBeVisible();
    await expect(page).toHaveURL(`${baseUrl}/minhas-avaliacoes-desempenho`);
    await page.evaluate(() => localStorage.clear());
  }

  expect(await read()).toEqual(owed);
  expect((await reviewsOf(api, review.person.idOrganogramaPessoa))[0]).toMatchObject({
    idResposta: review.responseId,
    cdStatus: status.awaitingFeedback,
  });
  const headers = { 'x-link-hash': ana.hash };
  expect(await statusesFrom(page, headers, [as(ana)])).toEqual([200]);
});

/** A link of a manager to a review of somebody else. */
async function linkOfStranger(api: StaffApi): Promise<ManagerLink> {
  const name = 'Caio Vieira';
  const review = await sendReview(api, name);
  const since = new Date();
  await finishSelf(baseUrl, review);
  return managerLinkTo(baseUrl, stranger, name, since);
}
