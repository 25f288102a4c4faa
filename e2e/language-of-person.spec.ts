import { createEmployeeClient } from '@aferir/api-client';
import type { Language } from '@aferir/domain';
import { expect, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { employeeLoginOf, signInAsEmployee } from './support/portal.ts';
import { startSmallServer, type TestServer } from './support/server.ts';
import { expectNoPortuguese } from './support/spoken-language.ts';
import { examplePassword, signInAsStaff } from './support/staff.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

/** What sentences name that belongs to the instrument: the places of its scale. */
const content = /“[^”]+”/gu;

const employee = 'bruno.lima@empresa.example';

let server: TestServer;

test.beforeAll(async () => {
  server = await startSmallServer();
});

test.afterAll(() => server.stop());

test('a person chooses a language that HR offers, and the page of a link speaks it', async ({
  page,
}) => {
  await signInAsStaff(page, server.url);
  await page.goto(`${server.url}/homelogado/dados-cadastrais`);
  await page.getByRole('checkbox', { name: 'English' }).check();
  await expect(page.getByLabel('Idioma de quem não escolheu')).toHaveValue('pt-BR');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Dados salvos com sucesso!', { exact: true })).toBeVisible();

  const staff = await openStaffApi(server.url);
  await closeOpenRequests(staff, 'Bruno Lima');
  const { hash, responseId } = await sendRequest(staff, 'Bruno Lima');

  await signInAsEmployee(page, server.url, employee);
  await page.goto(`${server.url}/perfil-funcionario`);
  await page.getByLabel('Meu idioma').selectOption('English');
  await expect(page.getByText('Language saved.', { exact: true })).toBeVisible();

  await page.goto(`${server.url}/avaliacao?hs=${hash}`);
  const start = page.getByRole('button', { name: 'Start the assessment' });
  await expect(start).toBeVisible();
  await expect(page).toHaveTitle('Behavioral assessment · Aferir');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectNoPortuguese(page.locator('body'), content);
  await expectScreenAccessible(page);
  await start.click();
  await expect(page.getByText(/^1 of/)).toBeVisible();
  await expectNoPortuguese(page.locator('body'), content);

  await staff.post('/Resposta/Encerrar', { idResposta: responseId });
  await page.goto(`${server.url}/avaliacao?hs=${hash}`);
  await expect(page.getByText(/^This request was closed\./)).toBeVisible();
  await expectNoPortuguese(page.locator('body'));
});

test('the portal speaks Spanish from its sign-in on', async ({ page }) => {
  await signInAsStaff(page, server.url);
  await page.goto(`${server.url}/homelogado/dados-cadastrais`);
  for (const name of ['English', 'Español']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Dados salvos com sucesso!', { exact: true })).toBeVisible();
  await chooseLanguage('es');

  await page.goto(employeeLoginOf(server.url));
  await page.getByLabel('Idioma', { exact: true }).selectOption('Español');
  await expect(page.getByRole('heading', { name: 'Acceso del empleado' })).toBeVisible();
  await expect(page).toHaveTitle('Acceso del empleado · Aferir');
  await expectNoPortuguese(page.locator('body'));
  await expectScreenAccessible(page);
  await page.getByLabel(/CPF/).fill(employee);
  await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^¡Hola, / })).toBeVisible();
  await expect(page).toHaveTitle('Panel · Aferir');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const tabs = page.getByRole('navigation', { name: 'Área del empleado' });
  for (const name of ['Historial de comportamiento', 'Historial de desempeño']) {
    await tabs.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectNoPortuguese(page.locator('body'));
  }
  await page.goto(`${server.url}/perfil-funcionario`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  await expect(page.getByText(employee)).toBeVisible();
  await expectNoPortuguese(page.locator('body'));
  await expectScreenAccessible(page);
});

/** Has the employee be addressed in a language. */
async function chooseLanguage(cdIdioma: Language): Promise<void> {
  const client = createEmployeeClient({ baseUrl: `${server.url}/api/v1` });
  await client.session.signIn({ login: employee, password: examplePassword, idcliente: 1 });
  const { problem } = await client.post('/AuthPessoa/idioma', { body: { cdIdioma } });
  expect(problem).toBeUndefined();
}
