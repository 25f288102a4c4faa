import { expect, type Page, test } from '@playwright/test';
import { finishRequest } from './support/link-api.ts';
import { accentsOf, drawnIn } from './support/our-colors.ts';
import { employeeLoginOf, openTab } from './support/portal.ts';
import { rankByPointer, startQuestionnaire } from './support/questionnaire.ts';
import { fillSignIn } from './support/staff.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const brand = 'rgb(124, 63, 152)';

for (const [colorScheme, person] of [
  ['light', 'Natália Peixoto'],
  ['dark', 'Maurício Paiva'],
] as const) {
  test(`an employee of a company with a color sees ours nowhere, ${colorScheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${baseUrl}/login`);
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    const ours = await accentsOf(page);
    expect(await drawnIn(page, ours)).not.toEqual([]);

    const expectItsFace = async () => {
      await expect(page.getByText('Empresa Exemplo', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('por Aferir', { exact: true })).toBeVisible();
      expect(await drawnIn(page, ours)).toEqual([]);
    };

    const staff = await openStaffApi(baseUrl);
    await closeOpenRequests(staff, person);
    const sent = await sendRequest(staff, person);
    const { hash } = sent;
    await startQuestionnaire(page, `${baseUrl}/avaliacao?hs=${hash}`);
    await rankByPointer(page, 1);
    await expectItsFace();
    expect(await drawnIn(page, [brand])).not.toEqual([]);
    await finishRequest(baseUrl, sent);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Obrigado!' })).toBeVisible();
    await expectItsFace();
    await page.goto(`${baseUrl}/relatorio?hs=${hash}`);
    await expect(page.getByRole('region', { name: 'Competências' }).first()).toBeVisible();
    await expectItsFace();

    await page.goto(employeeLoginOf(baseUrl));
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
    await expectItsFace();
    await fillSignIn(page, 'ana.souza@empresa.example');
    await expect(page.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
    await expectItsFace();
    for (const tab of ['Histórico comportamental', 'Minhas avaliações de desempenho']) {
      await openTab(page, tab);
      await expectSettled(page);
      await expectItsFace();
    }
    await context.close();
  });
}

async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
