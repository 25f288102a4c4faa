import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible, expectStateAccessible } from './support/accessibility.ts';
import { nextMail } from './support/outbox.ts';
import { pdfText } from './support/pdf.ts';
import { signInAsStaff } from './support/staff.ts';
import { findPerson, openStaffApi } from './support/staff-api.ts';
import { makeTraining } from './support/trainings.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/treinamentos`;

async function choose(page: Page, training: string, action: string) {
  await page.goto(`${section}?busca=${encodeURIComponent(training)}`);
  await expect(page.getByText('1 treinamento encontrado')).toBeVisible();
  await page.getByRole('button', { name: `Ações de ${training}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an administrator sends a training, reads its report and takes it along', async ({ page }) => {
  const title = `Saídas ${process.pid}`;
  const since = new Date();
  const api = await openStaffApi(baseUrl);
  const [ana, bruno] = await Promise.all([
    findPerson(api, 'Ana Souza'),
    findPerson(api, 'Bruno Lima'),
  ]);
  await makeTraining(
    api,
    title,
    [ana, bruno].map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
  );
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await expect(page.getByRole('heading', { level: 1, name: 'Treinamentos' })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await expectScreenAccessible(page);

  await choose(page, title, 'Enviar Emails');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('2 pessoas vão receber')).toBeVisible();
  await expectStateAccessible(page);
  await question.getByRole('button', { name: 'Enviar para 2 pessoas' }).click();
  const outcome = page.getByRole('dialog', { name: 'Concluído!' });
  await expect(outcome.getByText('2 de 2')).toBeVisible();
  await outcome.getByText('Fechar').click();
  await nextMail(baseUrl, ana.dsEmail, since, title);
  await choose(page, title, 'Enviar Emails');
  await expect(question.getByText('2 pessoas já receberam')).toBeVisible();
  await expect(question.getByRole('button', { name: /^Enviar/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await choose(page, title, 'Ver Relatório');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('2 funcionários encontrados')).toBeVisible();
  await expectScreenAccessible(page);
  const again = new Date();
  await page.getByRole('button', { name: 'Ações de Bruno Lima' }).click();
  await page.getByRole('menuitem', { name: 'Reenviar Email' }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Enviado com sucesso!').first()).toBeVisible();
  await nextMail(baseUrl, bruno.dsEmail, again, title);
  await page.getByRole('button', { name: 'Ações de Ana Souza' }).click();
  await page.getByRole('menuitem', { name: 'Ver andamento' }).click();
  const state = page.getByRole('dialog', { name: 'Andamento de Ana Souza' });
  await expect(state.getByText('Não iniciado')).toBeVisible();
  await expectStateAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Arquivo de texto (csv)' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('"Ana Souza";');
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PDF' }).click(),
  ]);
  const file = await pdf.path();
  expect(await pdfText(file)).toContain('Bruno Lima');
  expect(await readFile(file, 'latin1')).toContain('/MediaBox [0 0 1080. 612.]');
});
