import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { finishRequest } from './support/link-api.ts';
import { rankByPointer, startQuestionnaire } from './support/questionnaire.ts';
import { openRequestsOf, signInAsStaff } from './support/staff.ts';
import { mailedLink, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

const publicPages: [title: string, path: string, heading: string][] = [
  ['staff sign-in', '/login', 'Entrar'],
  ['employee sign-in', '/login-funcionario?idcliente=1', 'Acesso do funcionário'],
  ['employee sign-in without a company', '/login-funcionario', 'Empresa não localizada'],
  ['tutorial', '/tutorial-disc', 'Como responder à avaliação'],
  ['planned page', '/cadastro', 'Ainda não disponível'],
  ['page that does not exist', '/nao-existe', 'Página não encontrada'],
];

for (const [title, path, heading] of publicPages) {
  test(`${title} is accessible`, async ({ page }) => {
    await page.goto(`${baseUrl}${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page);
  });
}

test('refused sign-in is accessible', async ({ page }) => {
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('E-mail é obrigatório')).toBeVisible();
  await expectAccessible(page);
});

test('first access is accessible', async ({ page }) => {
  const { link } = await mailedLink(baseUrl, 'pedro.sales@empresa.example');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible();
  await expectAccessible(page);
});

test('the questionnaire is accessible from the greeting to a question', async ({ page }) => {
  const { link } = await sendRequest(await openStaffApi(baseUrl), 'Otávio Lacerda');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  await expectAccessible(page);
  await startQuestionnaire(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('Preencha todas as opções')).toBeVisible();
  await expectAccessible(page);
  await rankByPointer(page, 1);
  await expectAccessible(page);
});

test('the thanks, the result and its mail dialog are accessible', async ({ page }) => {
  const request = await sendRequest(await openStaffApi(baseUrl), 'Vanessa Rocha');
  await finishRequest(baseUrl, request);
  await page.goto(request.link);
  await expect(page.getByRole('heading', { name: 'Obrigado!' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Acessar Resultado!' }).click();
  await expect(page.getByRole('heading', { name: 'Análise Comportamental' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar por E-mail' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expectAccessible(page);
});

test('the report and its tables are accessible', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/relatorio?idResposta=22`);
  await page.getByRole('button', { name: 'Ver dados' }).first().click();
  await page.getByRole('button', { name: 'Ver dados' }).first().click();
  await expect(page.getByRole('button', { name: 'Ocultar dados' })).toHaveCount(2);
  await expectAccessible(page);
});

test('the behavioral section and its dialogs are accessible', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await expectAccessible(page);
  await page.goto(`${baseUrl}/homelogado/comportamental`);
  await expect(page.getByText('62 funcionários encontrados.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar para todos' }).click();
  await expect(page.getByRole('alertdialog').getByText(/por e-mail\./)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await openRequestsOf(page, baseUrl, 'Daniela Moreira');
  await expect(page.getByText('1 avaliação encontrada.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Reenviar Email/ }).click();
  await page.getByRole('radio', { name: 'Sim' }).check({ force: true });
  await expect(page.getByLabel('Qual o novo endereço de Email?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Encerrar/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
