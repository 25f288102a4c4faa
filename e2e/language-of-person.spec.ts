import { expect, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { signInAsEmployee } from './support/portal.ts';
import { startSmallServer, type TestServer } from './support/server.ts';
import { expectNoPortuguese } from './support/spoken-language.ts';
import { signInAsStaff } from './support/staff.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

/** What sentences name that belongs to the instrument: the places of its scale. */
const content = /“[^”]+”/gu;

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
  const { hash } = await sendRequest(staff, 'Bruno Lima');

  await signInAsEmployee(page, server.url, 'bruno.lima@empresa.example');
  await page.goto(`${server.url}/perfil-funcionario`);
  await page.getByLabel('Meu idioma').selectOption('English');
  await expect(page.getByText('Idioma salvo.', { exact: true })).toBeVisible();

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
});
