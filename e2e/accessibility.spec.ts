import { expect, test } from '@playwright/test';
import {
  expectFeedbackAccessible,
  expectScreenAccessible,
  expectStateAccessible,
} from './support/accessibility.ts';
import { finishRequest } from './support/link-api.ts';
import {
  finishReview,
  finishSelf,
  managerLinkTo,
  rateReview,
  sendReview,
} from './support/performance-api.ts';
import {
  choose,
  competencyItem,
  expectCompetency,
  expectReviewReport,
  expectSelfEnd,
  giveScores,
  openReviewsOf,
  teamAction,
} from './support/performance-screens.ts';
import { internTable, managerScores, selfScores } from './support/performance-table.ts';
import { rankByPointer, startQuestionnaire } from './support/questionnaire.ts';
import { openRequestsOf, signInAsStaff } from './support/staff.ts';
import { mailedLink, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

const publicPages: [title: string, path: string, heading: string][] = [
  ['staff sign-in', '/login', 'Entrar'],
  ['recovery', '/recuperasenha', 'Recuperar conta'],
  ['trial', '/cadastro', 'Experimente grátis'],
  ['employee sign-in', '/login-funcionario?idcliente=1', 'Acesso do funcionário'],
  ['employee sign-in without a company', '/login-funcionario', 'Empresa não localizada'],
  ['tutorial', '/tutorial-disc', 'Como responder à avaliação'],
  ['page that does not exist', '/nao-existe', 'Página não encontrada'],
];

for (const [title, path, heading] of publicPages) {
  test(`${title} is accessible`, async ({ page }) => {
    await page.goto(`${baseUrl}${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectScreenAccessible(page);
  });
}

test('refused sign-in is accessible', async ({ page }) => {
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('E-mail é obrigatório')).toBeVisible();
  await expectStateAccessible(page);
});

test('first access is accessible', async ({ page }) => {
  const { link } = await mailedLink(
    baseUrl,
    'pedro.sales@empresa.example',
    undefined,
    'avaliação comportamental',
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible();
  await expectScreenAccessible(page);
});

test('the questionnaire is accessible from the greeting to a question', async ({ page }) => {
  const { link } = await sendRequest(await openStaffApi(baseUrl), 'Otávio Lacerda');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  await expectScreenAccessible(page);
  await startQuestionnaire(page, link);
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('Preencha todas as opções')).toBeVisible();
  await expectStateAccessible(page);
  await rankByPointer(page, 1);
  await expectStateAccessible(page);
});

test('the thanks, the result and its mail dialog are accessible', async ({ page }) => {
  const request = await sendRequest(await openStaffApi(baseUrl), 'Vanessa Rocha');
  await finishRequest(baseUrl, request);
  await page.goto(request.link);
  await expect(page.getByRole('heading', { name: 'Obrigado!' })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Acessar Resultado!' }).click();
  await expect(page.getByRole('heading', { name: 'Análise Comportamental' })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Enviar por E-mail' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expectStateAccessible(page);
});

test('the report and its tables are accessible', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/relatorio?idResposta=22`);
  await page.getByRole('button', { name: 'Ver dados' }).first().click();
  await page.getByRole('button', { name: 'Ver dados' }).first().click();
  await expect(page.getByRole('button', { name: 'Ocultar dados' })).toHaveCount(2);
  await expectScreenAccessible(page);
});

test('the home of staff, the behavioral section and its dialogs are accessible', async ({
  page,
}) => {
  await signInAsStaff(page, baseUrl);
  await expect(page.getByRole('heading', { name: /paradas? no gestor$/ })).toBeVisible();
  await expectScreenAccessible(page);
  await page.goto(`${baseUrl}/homelogado/comportamental`);
  await expect(page.getByText('62 funcionários encontrados.')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Enviar solicitações' }).click();
  await expect(page.getByRole('alertdialog').getByText(/por e-mail\./)).toBeVisible();
  await expectScreenAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await expect(page.getByText('30 pessoas escolhidas')).toBeVisible();
  await expectScreenAccessible(page);

  await openRequestsOf(page, baseUrl, 'Daniela Moreira');
  await expect(page.getByText('1 avaliação encontrada.')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: /^Reenviar Email/ }).click();
  await page.getByRole('radio', { name: 'Sim' }).check({ force: true });
  await expect(page.getByLabel('Qual o novo endereço de Email?')).toBeVisible();
  await expectScreenAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Encerrar/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectScreenAccessible(page);
});

test('a review is accessible at each step of the person and of a manager', async ({ page }) => {
  const name = 'Lucas Teixeira';
  const table = internTable;
  const [ana, rafael] = table.managers;
  const review = await sendReview(await openStaffApi(baseUrl), name);
  const since = new Date();
  await page.goto(review.link);
  await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await giveScores(page, selfScores(table), { to: 1 });
  await expectCompetency(page, 'Trabalho em equipe', 2, table.rows.length);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('Selecione um valor antes de continuar')).toBeVisible();
  await expectStateAccessible(page);
  await choose(page, 10);
  await expectStateAccessible(page);
  await finishSelf(baseUrl, review, table);
  await page.reload();
  await expectSelfEnd(page);
  await expectStateAccessible(page);
  await page.goto(`${baseUrl}/relatorio?hs=${review.hash}`);
  await expect(page.getByText('Aguardando', { exact: true }).first()).toBeVisible();
  await expectStateAccessible(page);

  const first = await managerLinkTo(baseUrl, ana.email, name, since);
  await page.goto(first.link);
  await expect(teamAction(page, 'Avaliar', name)).toBeVisible();
  await expectStateAccessible(page);
  await teamAction(page, 'Avaliar', name).click();
  await giveScores(page.getByRole('dialog'), managerScores(table, 0));
  await expect(page.getByRole('alertdialog', { name: 'Terminar avaliação' })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Não' }).click();
  await expectStateAccessible(page);

  const manager = `flGestor=true&p_idGestor=${first.managerId}`;
  await page.goto(`${baseUrl}/avaliacaoDeDesempenho?hs=${first.hash}&${manager}`);
  await expect(page.getByRole('heading', { name: `Avaliação de ${name}` })).toBeVisible();
  await expectStateAccessible(page);

  const second = await managerLinkTo(baseUrl, rafael.email, name, since);
  await rateReview(baseUrl, first, review.responseId, managerScores(table, 0));
  await rateReview(baseUrl, second, review.responseId, managerScores(table, 1));
  await page.goto(first.link);
  await teamAction(page, 'Realizar Feedback', name).click();
  const owed = page.getByRole('button', { name: 'Realizar Feedback: Adaptação a mudanças' });
  await expectFeedbackAccessible(page, owed);
});

test('the performance section and its dialogs are accessible', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/desempenho`);
  await expect(page.getByText('60 funcionários encontrados.')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Enviar solicitações' }).click();
  await expect(page.getByRole('alertdialog').getByText(/por e-mail\./)).toBeVisible();
  await expectScreenAccessible(page);

  const reviews = await openReviewsOf(page, baseUrl, 'Gustavo Ribeiro');
  await expectScreenAccessible(page);
  await reviews.getByRole('button', { name: 'Reenviar Email' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectScreenAccessible(page);
  await page.keyboard.press('Escape');
  await reviews.getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectScreenAccessible(page);
  await page.goto(`${baseUrl}/analisegestor`);
  await expect(page.getByRole('heading', { name: 'Esta página é do gestor' })).toBeVisible();
  await expectScreenAccessible(page);
});

test('the comparison of a review is accessible to staff and managers', async ({ page }) => {
  const name = 'Lucas Teixeira';
  const { review, managers } = await finishReview(await openStaffApi(baseUrl), name, internTable);
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/relatorio?idResposta=${review.responseId}&tipo=desempenho`);
  await expectReviewReport(page, internTable);
  await page.getByRole('button', { name: 'Ver dados' }).click();
  await expectScreenAccessible(page);
  await competencyItem(page, 'Adaptação a mudanças')
    .getByRole('button', { name: /^Ver Feedbacks/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await expectStateAccessible(page);

  await page.goto(managers[0].link);
  await teamAction(page, 'Visualizar', name).click();
  await expectReviewReport(page.getByRole('dialog'), internTable);
  await expectStateAccessible(page);
});
