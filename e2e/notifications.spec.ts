import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { enterAt, expectFocusTrapped } from './support/keyboard.ts';
import { finishRequest } from './support/link-api.ts';
import { signInAsStaff } from './support/staff.ts';
import {
  closeOpenRequests,
  openStaffApi,
  type StaffApi,
  sendRequest,
} from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const home = `${baseUrl}/homelogado`;
const person = 'Roberto Azevedo';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });

/** Has somebody answer a new request by the link. */
async function finishBy(api: StaffApi, name: string): Promise<void> {
  await closeOpenRequests(api, name);
  await finishRequest(baseUrl, await sendRequest(api, name));
}

test('a finished questionnaire is told to who may view it, and to nobody else', async ({
  page,
  browser,
}) => {
  const api = await openStaffApi(baseUrl);
  const viewer = await makeStaffUser(api, { 5: 'V' });
  const stranger = await makeStaffUser(api, { 7: 'V' });
  await signInAsStaff(page, baseUrl, viewer.login);
  await page.goto(`${home}/comportamental`);
  await expect(bellOf(page)).toHaveAccessibleName('Notificações');

  await finishBy(api, person);
  // What somebody sees who comes back to the page.
  const asked = page.waitForResponse((reply) => reply.url().includes('/Notificacao/Get'));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await expect(bellOf(page)).toHaveAccessibleName('Notificações, 1 não lida');
  await bellOf(page).click();
  await expect(page).toHaveURL(/painel=notificacoes/);
  const item = panelOf(page).getByRole('link').first();
  await expect(item).toContainText(/finalizada/);
  await expect(item).toContainText(person);
  await expectScreenAccessible(page);
  await item.click();
  // Of several on one day it is the list of them.
  await expect(page).toHaveURL(/(funcionarios\/\d+|comportamental\?filtro=2)$/);
  await page.goto(`${home}/comportamental`);
  await expect(bellOf(page)).toHaveAccessibleName('Notificações');

  const other = await browser.newPage();
  await signInAsStaff(other, baseUrl, stranger.login);
  await other.goto(`${baseUrl}/homelogado/treinamentos?painel=notificacoes`);
  await expect(panelOf(other)).toBeVisible();
  await expect(panelOf(other).getByText('Carregando as notificações…')).toBeHidden();
  await expect(panelOf(other)).not.toContainText(person);
  await expect(panelOf(other)).not.toContainText('comporta');
  await other.close();
  await viewer.remove();
  await stranger.remove();
});

test('the keyboard alone opens it, reads it and marks all of it', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(home);
  await enterAt(page, bellOf(page));
  const panel = panelOf(page);
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expectFocusTrapped(page, panel);
  const markAll = panel.getByRole('button', { name: 'Marcar todas como lidas' });
  await enterAt(page, markAll);
  await expect(markAll).toBeHidden();
  await expect(panel.getByText('Não lida').first()).toBeHidden();
  await panel.getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
  await expect(bellOf(page)).toHaveAccessibleName('Notificações');
});

test('on a phone the panel is the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsStaff(page, baseUrl);
  await page.goto(`${home}?painel=notificacoes`);
  const panel = panelOf(page);
  await expect(panel.getByRole('link').first()).toBeVisible();
  // It slides in.
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 360 });
  const overflow = await panel.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(panel).toBeHidden();
});
