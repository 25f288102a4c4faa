import { expect, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { fillSignIn, signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/usuarios`;

test('an administrator adds a user, whose rights act at once, and deletes them', async ({
  page,
  browser,
}) => {
  const api = await openStaffApi(baseUrl);
  const maker = await makeStaffUser(api, { 6: 'V' });
  const email = `nova-${process.pid}@empresa.example`;
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await page.getByRole('button', { name: 'Adicionar usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar usuário' });
  await dialog.getByRole('button', { name: 'Definir senha em vez de convidar' }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Nome é obrigatório').first()).toBeVisible();
  await expect(dialog.getByText('Senha é obrigatória').first()).toBeVisible();
  await expectScreenAccessible(page);

  await dialog.getByLabel('Nome').fill('Nova Pessoa');
  await dialog.getByLabel('E-mail').fill('rh@empresa.example');
  await dialog.getByLabel('Senha', { exact: true }).fill('ipe-amarelo-27');
  await dialog.getByRole('button', { name: /^Mais detalhes/ }).click();
  await dialog.getByLabel('CPF').pressSequentially('52998224725');
  await expect(dialog.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Este e-mail já está em uso.').first()).toBeVisible();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Perfil de acesso').selectOption(String(maker.profileId));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Usuário criado!').first()).toBeVisible();

  // The one who was added sets a password of their own, and sees what the profile gives.
  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await theirs.goto(`${baseUrl}/login`);
  await fillSignIn(theirs, email, 'ipe-amarelo-27');
  await theirs.getByLabel('Senha atual').fill('ipe-amarelo-27');
  await theirs.getByLabel('Nova senha', { exact: true }).fill('girassol-27');
  await theirs.getByLabel('Confirmar nova senha').fill('girassol-27');
  await theirs.getByRole('button', { name: 'Salvar' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Desempenho' })).toBeVisible();

  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('button', { name: /^Ações de / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Ações de Nova Pessoa' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Usuário excluído com sucesso!').first()).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
  await theirs.context().close();
  await maker.remove();
});
