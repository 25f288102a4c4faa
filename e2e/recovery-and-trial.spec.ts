import { expect, test } from '@playwright/test';
import { expectStateAccessible } from './support/accessibility.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { fillSignIn } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

test('a forgotten password is replaced by way of the mailed one, by keyboard alone', async ({
  page,
}) => {
  const user = await makeStaffUser(await openStaffApi(baseUrl), { 5: 'V' });
  const since = new Date();
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recuperar conta' })).toBeVisible();
  // The page takes the focus, and what is typed with it.
  await expect(page.locator('main:focus-within')).toBeVisible();
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(user.login);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Uma nova senha foi enviada para seu email!')).toBeVisible();
  await expectStateAccessible(page);

  const mail = await nextMail(baseUrl, user.login, since, 'senha temporária');
  const password = /temporária: (\S+)/.exec(mail.text)?.[1] ?? '';
  await page.goto(linkIn(mail));
  await fillSignIn(page, user.login, password);
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible();
  await page.getByLabel('Senha atual').fill(password);
  await page.getByLabel('Nova senha', { exact: true }).fill('girassol-27');
  await page.getByLabel('Confirmar nova senha').fill('girassol-27');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha trocada com sucesso!').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Comportamental' })).toBeVisible();
  await user.remove();
});

test('an address that nobody has is told the same', async ({ page }) => {
  await page.goto(`${baseUrl}/recuperasenha`);
  await page.getByLabel('E-mail').fill('ninguem@fora.example');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Uma nova senha foi enviada para seu email!')).toBeVisible();
});

test('a trial is asked for from the sign-in page, and told to whoever sells', async ({ page }) => {
  const since = new Date();
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('link', { name: 'Cadastrar' }).click();
  await page.getByRole('button', { name: 'Solicitar contato' }).click();
  await expect(page.getByText('Preencha todos os dados do formulário')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expectStateAccessible(page);
  await page.getByLabel('Nome completo').fill('Rita Lobo');
  await page.getByLabel('Empresa ou instituição').fill('Padaria Pão & Cia');
  await page.getByLabel('CNPJ').pressSequentially('12abc34501de36');
  await page.getByLabel('Telefone').pressSequentially('1133334444');
  await page.getByLabel('E-mail').fill('rita@padaria.example');
  await page.getByLabel('Estado').selectOption('SP');
  await page.getByLabel('Como soube de nós?').fill('Indicação');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Adicione um CNPJ válido')).toBeVisible();
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 3333-4444');
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mensagem enviada com sucesso').first()).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/login`);
  const mail = await nextMail(baseUrl, 'vendas@aferir.example', since, 'Padaria Pão & Cia');
  expect(mail.text).toContain('CNPJ: 12.ABC.345/01DE-35');
});
