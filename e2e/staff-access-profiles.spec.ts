import { expect, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { signInAsStaff } from './support/staff.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

test('an administrator makes a profile, changes it and deletes it', async ({ page }) => {
  const name = `Recrutamento ${process.pid}`;
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado`);
  await page.getByRole('button', { name: 'Configuração' }).click();
  await page.getByRole('link', { name: 'Perfis de Acesso' }).click();
  await page.getByRole('button', { name: 'Adicionar perfil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar perfil' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Você precisa marcar ao menos uma seção.').first()).toBeVisible();
  await expect(dialog.getByText('Campo obrigatório')).toHaveCount(2);
  await expectScreenAccessible(page);

  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Descrição').fill('Abre vagas.');
  await dialog.getByRole('checkbox', { name: 'Incluir: Funcionários' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Ver: Funcionários' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Ver: Usuários' }).check();
  const group = dialog.getByRole('checkbox', { name: 'Ver: Configuração' });
  await expect(group).toHaveJSProperty('indeterminate', true);

  // A closed tab loses nothing.
  await page.reload();
  await expect(dialog.getByText('Recuperamos o que você havia preenchido').first()).toBeVisible();
  await expect(dialog.getByLabel('Nome')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil salvo com sucesso').first()).toBeVisible();

  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 perfil encontrado').first()).toBeVisible();
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(
    page.getByText('Tem certeza de que deseja excluir este perfil?').first(),
  ).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Perfil removido com sucesso.').first()).toBeVisible();
});
