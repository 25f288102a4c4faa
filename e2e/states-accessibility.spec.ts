import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible, expectStateAccessible } from './support/accessibility.ts';
import {
  finishSelf,
  freePerson,
  managerLinkTo,
  sendReview,
  sendReviewToManagers,
} from './support/performance-api.ts';
import { confirmEnd, giveScores } from './support/performance-screens.ts';
import { managerScores, internTable as table } from './support/performance-table.ts';
import { signInAsEmployee } from './support/portal.ts';
import { fillSignIn, signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const name = 'Lucas Teixeira';
const [{ email: manager }] = table.managers;

for (const [realm, signIn] of [
  ['staff', (page: Page) => signInAsStaff(page, baseUrl)],
  ['an employee', (page: Page) => signInAsEmployee(page, baseUrl, manager)],
] as const) {
  test(`a password that ${realm} must change is accessible`, async ({ page }) => {
    await page.route(/\/auth(pessoa)?\/getuser/i, async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      const data = { ...reply.data, precisaTrocarSenha: true };
      await route.fulfill({ response, json: { ...reply, data } });
    });
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Preencha todos os campos.')).toBeVisible();
    await expectScreenAccessible(page);
  });
}

test('the sign-in inside the dashboard widget is accessible', async ({ page }) => {
  const widget = 'aferir-employee-dashboard';
  await page.goto(`${baseUrl}/exemplos/portal.html`);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('E-mail é obrigatório')).toBeVisible();
  await expectStateAccessible(page, widget);
  await fillSignIn(page, 'ninguem-no-widget@empresa.example', 'errada-123');
  await expect(page.getByRole('alert').getByText(/^Usuário ou senha incorretos/)).toBeVisible();
  await expectStateAccessible(page, widget);
});

test('a team that is empty or can not be read is accessible in the portal', async ({ page }) => {
  await signInAsEmployee(page, baseUrl, manager);
  await answerTeamWith(page, 200, { success: true, data: { rows: [], qtdRecords: 0 } });
  await page.goto(`${baseUrl}/dashboard-funcionario`);
  await expect(page.getByText('Nenhuma pessoa na sua equipe')).toBeVisible();
  await expectStateAccessible(page);

  await answerTeamWith(page, 403, { success: false, data: null, msg: 'Sem acesso à equipe.' });
  for (const path of ['/dashboard-funcionario', '/minhas-avaliacoes-desempenho']) {
    await page.goto(`${baseUrl}${path}`);
    await expect(page.getByRole('alert')).toContainText('Erro ao buscar dados da avaliação.');
    await expectStateAccessible(page);
  }
});

test('a team that is empty or can not be read is accessible by a link', async ({ page }) => {
  const review = await sendReview(await openStaffApi(baseUrl), name);
  const since = new Date();
  await finishSelf(baseUrl, review);
  await page.goto((await managerLinkTo(baseUrl, manager, name, since)).link);
  await page.getByRole('searchbox').fill('ninguém com este nome');
  await expect(page.getByRole('button', { name: 'Limpar busca e filtro' })).toBeVisible();
  await expectStateAccessible(page);

  await answerTeamWith(page, 403, { success: false, data: null, msg: 'Sem acesso à equipe.' });
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('alert').getByText('Sem acesso à equipe.')).toBeVisible();
  await expectStateAccessible(page);
});

test('the rating by a link that names its manager is accessible to its end', async ({ page }) => {
  const { managers } = await sendReviewToManagers(await openStaffApi(baseUrl), name, table);
  const [{ hash, managerId }] = managers;
  await page.goto(
    `${baseUrl}/avaliacaoDeDesempenho?hs=${hash}&flGestor=true&p_idGestor=${managerId}`,
  );
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('Você precisa selecionar uma opção')).toBeVisible();
  await expectStateAccessible(page);
  await giveScores(page, managerScores(table, 0));
  await confirmEnd(page);
  await expect(page.getByRole('heading', { name: 'Avaliação enviada!' })).toBeVisible();
  await expectStateAccessible(page);
});

test('the report of a closed review is accessible with and without scores', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const cancelled = await sendReview(api, name);
  const closed = await sendReview(api, name);
  await finishSelf(baseUrl, closed);
  await freePerson(api, name);
  await signInAsStaff(page, baseUrl);
  for (const [{ responseId }, why] of [
    [cancelled, 'Ela foi encerrada antes de a autoavaliação ser enviada'],
    [closed, 'Ela foi encerrada antes de os gestores responderem.'],
  ] as const) {
    await page.goto(`${baseUrl}/relatorio?idResposta=${responseId}&tipo=desempenho`);
    await expect(page.getByText(why)).toBeVisible();
    await expectStateAccessible(page);
  }
});

/** Puts a reply in the place of the server's to whoever asks for a manager's team. */
async function answerTeamWith(page: Page, status: number, json: object): Promise<void> {
  await page.route(/\/GetPessoasGridGestor/i, (route) => route.fulfill({ status, json }));
}
