import { expect, type Page } from '@playwright/test';
import { keepSession } from './kept-session.ts';

/** The password of everybody in the example company. */
export const examplePassword = 'aferir-123';

/** Fills in the sign-in on screen and sends it, in either realm. */
export async function fillSignIn(
  page: Pick<Page, 'getByLabel' | 'getByRole'>,
  email: string,
  password = examplePassword,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

/** Signs in as a member of staff, without a page: the next visit is theirs. */
export async function signInAsStaff(
  page: Page,
  baseUrl: string,
  login = 'admin@empresa.example',
): Promise<void> {
  await keepSession(page, baseUrl, 'staff', { login, password: examplePassword });
}

/** Opens the requests of one person from the behavioral section's grid. */
export async function openRequestsOf(page: Page, baseUrl: string, name: string): Promise<void> {
  await page.goto(`${baseUrl}/homelogado/comportamental`);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 funcionário encontrado.')).toBeVisible();
  await page.getByRole('button', { name: `Visualizar avaliações de ${name}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
