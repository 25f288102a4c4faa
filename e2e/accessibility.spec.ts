import { expect, type Page, type Route, test } from '@playwright/test';
import { expectScreenAccessible, expectStateAccessible } from './support/accessibility.ts';
import { managerLinkTo } from './support/manager-api.ts';
import { finishSelf, reviewsOf, sendReview } from './support/performance-api.ts';
import { openReviewsOf, teamAction } from './support/performance-screens.ts';
import { internTable } from './support/performance-table.ts';
import { signInAsEmployee } from './support/portal.ts';
import { startQuestionnaire } from './support/questionnaire.ts';
import { fillSignIn, openRequestsOf, signInAsStaff } from './support/staff.ts';
import { findPerson, mailedLink, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const dialog = '[role=dialog]';
const question = '[role=alertdialog]';

// What a widget shows is a story in each state; here is the page around it, once.

const publicPages: [path: string, heading: string][] = [
  ['/login', 'Entrar'],
  ['/recuperasenha', 'Recuperar conta'],
  ['/cadastro', 'Experimente grátis'],
  ['/login-funcionario?idcliente=1', 'Acesso do funcionário'],
  ['/login-funcionario', 'Empresa não localizada'],
  ['/tutorial-disc', 'Como responder à avaliação'],
  ['/confirmar-endereco/qualquer', 'Confirme o seu novo e-mail'],
  ['/nao-existe', 'Página não encontrada'],
];

test('pages that need no sign-in are accessible', async ({ page }) => {
  for (const [path, heading] of publicPages) {
    await page.goto(`${baseUrl}${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectScreenAccessible(page);
  }
});

test('pages behind the link of a questionnaire are accessible', async ({ page }) => {
  const first = await mailedLink(
    baseUrl,
    'pedro.sales@empresa.example',
    undefined,
    'avaliação comportamental',
  );
  await page.goto(first.link);
  await expect(page.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible();
  await expectScreenAccessible(page);

  const { link } = await sendRequest(await openStaffApi(baseUrl), 'Otávio Lacerda');
  await startQuestionnaire(page, link);
  await expectStateAccessible(page);
});

test('pages behind the links of a review are accessible', async ({ page }) => {
  const name = 'Lucas Teixeira';
  const [ana] = internTable.managers;
  const review = await sendReview(await openStaffApi(baseUrl), name);
  const since = new Date();
  await page.goto(review.link);
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(page.getByText(`1 de ${internTable.rows.length}`, { exact: true })).toBeVisible();
  await expectStateAccessible(page);

  await finishSelf(baseUrl, review, internTable);
  await page.goto(`${baseUrl}/relatorio?hs=${review.hash}`);
  await expect(page.getByText('Aguardando', { exact: true }).first()).toBeVisible();
  await expectStateAccessible(page);

  const { link, hash, managerId } = await managerLinkTo(baseUrl, ana.email, name, since);
  await page.goto(link);
  await expect(teamAction(page, 'Avaliar', name)).toBeVisible();
  await expectStateAccessible(page);
  const manager = `flGestor=true&p_idGestor=${managerId}`;
  await page.goto(`${baseUrl}/avaliacaoDeDesempenho?hs=${hash}&${manager}`);
  await expect(page.getByRole('heading', { name: `Avaliação de ${name}` })).toBeVisible();
  await expectStateAccessible(page);
});

test('a password that staff must change, their home and a report are accessible', async ({
  page,
}) => {
  await page.route(/\/auth\/getuser/i, askForAnotherPassword);
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado`);
  await expectPasswordPageAccessible(page);
  await page.unroute(/\/auth\/getuser/i);

  await page.goto(`${baseUrl}/homelogado`);
  await expect(page.getByRole('heading', { name: /paradas? no gestor$/ })).toBeVisible();
  await expectScreenAccessible(page);
  await page.goto(`${baseUrl}/relatorio?idResposta=22`);
  for (const closed of [2, 1]) {
    await expect(page.getByRole('button', { name: 'Ver dados' })).toHaveCount(closed);
    await page.getByRole('button', { name: 'Ver dados' }).first().click();
  }
  await expectStateAccessible(page);
});

test('a password that employees must change is accessible', async ({ page }) => {
  await page.route(/\/authpessoa\/getuser/i, askForAnotherPassword);
  await signInAsEmployee(page, baseUrl, internTable.managers[0].email);
  await page.goto(`${baseUrl}/dashboard-funcionario`);
  await expectPasswordPageAccessible(page);
});

test('the behavioral section and its dialogs are accessible', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/comportamental`);
  await expect(page.getByText('62 funcionários encontrados.')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Enviar solicitações' }).click();
  await expect(page.getByRole('alertdialog').getByText(/receber a solicitação\./)).toBeVisible();
  await expectStateAccessible(page, question);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await expect(page.getByText('30 pessoas escolhidas', { exact: true })).toBeVisible();
  await expectStateAccessible(page);

  await openRequestsOf(page, baseUrl, 'Daniela Moreira');
  await expect(page.getByText('1 avaliação encontrada.')).toBeVisible();
  await expectScreenAccessible(page, dialog);
  await page.getByRole('button', { name: /^Reenviar Email/ }).click();
  await page.getByRole('radio', { name: 'Sim' }).check();
  await expect(page.getByLabel('Qual o novo endereço de Email?')).toBeVisible();
  await expectScreenAccessible(page, `${dialog}:has([type=radio])`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Encerrar/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectStateAccessible(page, question);
});

test('the performance section, its dialogs and a report are accessible', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/desempenho`);
  await expect(page.getByText('60 funcionários encontrados.')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Enviar solicitações' }).click();
  await expect(page.getByRole('alertdialog').getByText(/receber a solicitação\./)).toBeVisible();
  await expectStateAccessible(page, question);

  const reviews = await openReviewsOf(page, baseUrl, 'Gustavo Ribeiro');
  await expectScreenAccessible(page, dialog);
  await reviews.getByRole('button', { name: 'Reenviar Email' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectStateAccessible(page, question);
  await page.keyboard.press('Escape');
  await reviews.getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectStateAccessible(page, question);

  const api = await openStaffApi(baseUrl);
  const { idOrganogramaPessoa } = await findPerson(api, 'Aline Cardoso');
  const [review] = await reviewsOf(api, idOrganogramaPessoa);
  await page.goto(`${baseUrl}/relatorio?idResposta=${review?.idResposta}&tipo=desempenho`);
  await page.getByRole('button', { name: 'Ver dados' }).click();
  await expectStateAccessible(page);
  await page.goto(`${baseUrl}/analisegestor`);
  await expect(page.getByRole('heading', { name: 'Esta página é do gestor' })).toBeVisible();
  await expectScreenAccessible(page);
});

test('the sign-in of a widget is accessible on a page that spoils what it can', async ({
  page,
}) => {
  await page.goto(`${baseUrl}/exemplos/portal.html`);
  await fillSignIn(page, 'ninguem-no-widget@empresa.example', 'errada-123');
  await expect(page.getByRole('alert').getByText(/^Usuário ou senha incorretos/)).toBeVisible();
  await expectStateAccessible(page, 'aferir-employee-dashboard');
});

async function askForAnotherPassword(route: Route): Promise<void> {
  const response = await route.fetch();
  const reply = await response.json();
  const data = { ...reply.data, precisaTrocarSenha: true };
  await route.fulfill({ response, json: { ...reply, data } });
}

async function expectPasswordPageAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Preencha todos os campos.')).toBeVisible();
  await expectScreenAccessible(page);
}
