import { expect, type Locator, type Page } from '@playwright/test';
import { keepSession } from './kept-session.ts';
import type { Root } from './questionnaire.ts';
import { examplePassword } from './staff.ts';

/** Where the employees of the example company sign in. */
export function employeeLoginOf(baseUrl: string): string {
  return `${baseUrl}/login-funcionario?idcliente=1`;
}

/** Signs in as an employee of the example company, without a page: the next visit is theirs. */
export async function signInAsEmployee(page: Page, baseUrl: string, email: string): Promise<void> {
  await keepSession(page, baseUrl, 'employee', { login: email, password: examplePassword });
}

/** Opens the dashboard of an employee of the example company. */
export async function openDashboard(page: Page, baseUrl: string, email: string): Promise<void> {
  await signInAsEmployee(page, baseUrl, email);
  await page.goto(`${baseUrl}/dashboard-funcionario`);
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible();
}

/** Goes to a page of the employee area by its tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page
    .getByRole('navigation', { name: 'Área do funcionário' })
    .getByRole('link', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** The `Authorization` header of the employee who is signed in on a page. */
async function bearerOf(page: Page): Promise<string> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user_funcionario') ?? '{}').accessToken as string,
  );
  return `Bearer ${token}`;
}

/** Ends every use of the session that a page holds, on the server alone. */
export async function revokeSession(page: Page, baseUrl: string): Promise<void> {
  const reply = await fetch(`${baseUrl}/api/v1/authpessoa/signout`, {
    method: 'POST',
    headers: { authorization: await bearerOf(page) },
  });
  expect(reply.status).toBe(200);
}

/** A part of the dashboard, by its heading. */
export function dashboardPart(root: Root, title: string): Locator {
  return root.getByRole('region', { name: title });
}

/** The card of the own assessment. */
export function selfCard(root: Root): Locator {
  return dashboardPart(root, 'Autoavaliação de Desempenho');
}

/** One of the people who report to the employee: a card, or a row of the table. */
export function reportOf(root: Root, kind: 'listitem' | 'row', person: string): Locator {
  return dashboardPart(root, 'Minha equipe').getByRole(kind).filter({ hasText: person });
}

/** A message that passes by. */
export function toast(page: Page, message: string): Locator {
  return page.getByRole('region', { name: /^Notificações/ }).getByText(message, { exact: true });
}
