import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { answer } from './support/questionnaire.ts';
import { signInAsStaff } from './support/staff.ts';
import {
  closeOpenRequests,
  type ExamplePerson,
  findPerson,
  openStaffApi,
} from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/ciclos`;
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').toReversed();

async function goOn(page: Page, step: string) {
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
}

async function choosePeople(page: Page, people: readonly ExamplePerson[]) {
  await page.getByRole('radio', { name: /^Pessoas escolhidas/ }).check();
  await page.getByRole('button', { name: 'Adicionar Funcionários' }).click();
  const picker = page.getByRole('dialog');
  for (const { nmPessoa } of people) {
    await picker.getByRole('searchbox').fill(nmPessoa);
    await picker.getByRole('button', { name: `Adicionar ${nmPessoa}` }).click();
    await expect(picker.getByText('Adicionado').first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
}

/** The figure of a cycle's page under a name. */
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Como está o ciclo' }).locator(`dt:text-is("${name}") + dd`);

test('a cycle is written, answered by one, and closed with what the other leaves open', async ({
  page,
  browser,
}) => {
  const api = await openStaffApi(baseUrl);
  const names = ['André Guimarães', 'Débora Antunes'];
  for (const name of names) await closeOpenRequests(api, name);
  const people = await Promise.all(names.map((name) => findPerson(api, name)));
  const [first, second] = people as [ExamplePerson, ExamplePerson];
  const title = `Perfis ${process.pid}`;
  const since = new Date();

  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await page.getByRole('button', { name: 'Novo ciclo' }).first().click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill(title);
  await page.getByLabel(/^Texto de boas-vindas/).fill('Reserve vinte minutos.');
  await page.getByRole('textbox', { name: /^Prazo/ }).pressSequentially(dayIn(30).join(''));
  await goOn(page, 'Público');
  await choosePeople(page, people);
  await goOn(page, 'Prévia');
  await expect(page.getByText('recebem uma avaliação nova.')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Iniciar agora' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Iniciar e enviar a 2 pessoas' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const mail = await nextMail(baseUrl, first.dsEmail, since);
  expect(mail.text).toContain('Reserve vinte minutos.');
  expect(mail.text).toContain(`O prazo para responder é ${dayIn(30).join('/')}.`);
  const unanswered = linkIn(await nextMail(baseUrl, second.dsEmail, since));
  const visitor = await browser.newContext();
  const own = await visitor.newPage();
  await own.goto(linkIn(mail));
  await own.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await answer(own);
  await expect(own.getByRole('button', { name: 'Acessar Resultado!' })).toBeVisible();

  await page.reload();
  await expect(figure(page, 'Responderam')).toContainText('50%');
  await expect(figure(page, 'Concluídas')).toContainText('1');
  await figure(page, 'Não abriram').getByRole('link').click();
  await expect(page.getByText('1 pessoa encontrada', { exact: true })).toBeVisible();
  await expect(page.getByText(second.nmPessoa).first()).toBeVisible();

  await page.getByRole('button', { name: 'Encerrar', exact: true }).click();
  const closing = page.getByRole('alertdialog');
  await expect(closing.getByText('1 pessoa ainda não respondeu.')).toBeVisible();
  await closing.getByRole('checkbox', { name: /^Cancelar a avaliação não respondida/ }).check();
  await closing.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(page.getByText('Ciclo encerrado.').first()).toBeVisible();
  await expect(figure(page, 'Saíram')).toContainText('1');
  await expect(figure(page, 'Responderam')).toContainText('100%');
  await own.goto(unanswered);
  await expect(own.getByRole('button', { name: 'Iniciar avaliação' })).toBeHidden();
  await visitor.close();

  await page.goto(`${section}?busca=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Encerrado');
  await expectScreenAccessible(page);
});
