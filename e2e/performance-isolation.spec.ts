import { expect, test } from '@playwright/test';
import { openLinkApi } from './support/call-by-link.ts';
import { competenciesOf, type ManagerLink, rateReview } from './support/manager-api.ts';
import { mailsTo } from './support/outbox.ts';
import { reviewsOf, sendReviewToManagers, status } from './support/performance-api.ts';
import { competencyItem, openReviewsOf } from './support/performance-screens.ts';
import { managerScores, developerTable as table } from './support/performance-table.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';
import { scoresOfTable, storedScores } from './support/stored-scores.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

test('staff remind the manager who is late, then close with the ratings there are', async ({
  page,
}) => {
  const name = 'Yasmin Oliveira';
  const api = await openStaffApi(baseUrl);
  const { review, managers } = await sendReviewToManagers(api, name, table);
  await rateReview(baseUrl, managers[0], review.responseId, managerScores(table, 0));
  await signInAsStaff(page, baseUrl);
  const reviews = await openReviewsOf(page, baseUrl, name);
  const row = reviews.getByRole('row').filter({
    has: page.getByRole('cell', { name: String(review.responseId), exact: true }),
  });

  const reminded = new Date();
  await row.getByRole('button', { name: 'Reenviar Email' }).click();
  const resend = page.getByRole('alertdialog');
  await expect(resend).toContainText('Cada gestor que ainda não avaliou recebe outra vez');
  await resend.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Solicitação reenviada com sucesso!', { exact: true })).toBeVisible();
  const [ana, rafael] = table.managers;
  await expect.poll(() => mailsTo(baseUrl, rafael.email, reminded)).toHaveLength(1);
  expect(await mailsTo(baseUrl, ana.email, reminded)).toEqual([]);

  await reviews.getByRole('button', { name: 'Encerrar' }).click();
  const close = page.getByRole('alertdialog');
  await expect(close).toContainText('encerrar finaliza esta avaliação com o que há');
  await close.getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('Salvo com sucesso.', { exact: true })).toBeVisible();
  expect((await reviewsOf(api, review.person.idOrganogramaPessoa))[0]).toMatchObject({
    idResposta: review.responseId,
    cdStatus: status.finished,
    flEncerrado: true,
  });
  expect(await storedScores(api, review.responseId)).toEqual(scoresOfTable(table, [0]));

  await page.goto(`${baseUrl}/relatorio?idResposta=${review.responseId}&tipo=desempenho`);
  await expect(page.getByText('As médias consideram as notas de Ana Souza.')).toBeVisible();
  for (const { competency, scores } of table.rows) {
    await expect(
      competencyItem(page, competency).getByText(`${scores[0]},0`, { exact: true }),
    ).toBeVisible();
  }
  await expect.poll(() => lateAttempt(managers[1], review.responseId)).toBe(409);
});

/** The status of a score that comes after the end. */
async function lateAttempt({ hash, managerId }: ManagerLink, responseId: number): Promise<number> {
  const [first] = await competenciesOf(openLinkApi(baseUrl, hash), responseId);
  const reply = await fetch(
    `${baseUrl}/api/v1/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-link-hash': hash },
      body: JSON.stringify({
        idRespostaOpcao: first?.idRespostaOpcao,
        idCompetencia: first?.idCompetencia,
        idOrganogramaGestor: managerId,
        nrIndice: 3,
      }),
    },
  );
  return reply.status;
}

test('a mass send goes to the chosen, to those without a result or to all, and asks nobody twice', async ({
  page,
}) => {
  await signInAsStaff(page, baseUrl, 'admin@outra.example');
  await page.goto(`${baseUrl}/homelogado/desempenho`);
  await expect(page.getByText('3 funcionários encontrados.')).toBeVisible();
  const question = page.getByRole('alertdialog');
  const waiting = page.getByRole('row').filter({ hasText: 'Aguardando Resposta' });
  const before = await waiting.count();

  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await expect(page.getByText('3 pessoas escolhidas', { exact: true })).toBeVisible();
  await waiting.getByRole('checkbox').uncheck();
  const untouched = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { checked: true }) });
  await untouched.first().getByRole('checkbox').uncheck();
  await expect(page.getByText('1 pessoa escolhida', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar para 1 pessoa' }).click();
  await expect(
    question.getByRole('radio', { name: 'Só quem foi escolhido na lista (1)' }),
  ).toBeChecked();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado pelo usuário.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar para 1 pessoa' }).click();
  await question.getByRole('button', { name: 'Enviar para 1 pessoa' }).click();
  await expect(
    page.getByText('1 solicitação enviada, 0 pessoas não receberam.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('1 pessoa escolhida', { exact: true })).toBeHidden();
  await expect(waiting).toHaveCount(before + 1);

  const toMany = page.getByRole('button', { name: 'Enviar solicitações' });
  await toMany.click();
  await expect(
    question.getByRole('radio', { name: 'Só quem não tem resultado (1)' }),
  ).toBeChecked();
  await question.getByRole('radio', { name: 'Todos os funcionários (1)' }).check();
  await expect(question).toContainText(
    'Deseja realmente enviar solicitação para todos os funcionários?',
  );
  await expect(question).toContainText('2 pessoas ficam de fora: 2 com avaliação em aberto.');
  await question.getByRole('button', { name: 'Enviar para 1 pessoa' }).click();
  await expect(page.getByText('Disparo em massa iniciado.', { exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(3);

  await toMany.click();
  await expect(question).toContainText('Ninguém pode receber agora.');
  await expect(question.getByRole('button', { name: /^Enviar/ })).toHaveCount(0);
});
