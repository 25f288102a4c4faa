import { expect, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/perfis-de-acesso`;

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

test('a profile in use says how many have it; two who change one at once are told', async ({
  page,
}) => {
  const api = await openStaffApi(baseUrl);
  const user = await makeStaffUser(api, { 5: 'V' });
  const { nmPerfilAcesso } = await api.get<{ nmPerfilAcesso: string }>(
    `/PerfilAcesso/Get/${user.profileId}`,
  );
  await signInAsStaff(page, baseUrl);
  await page.goto(`${section}?busca=${encodeURIComponent(nmPerfilAcesso)}`);
  await page.getByRole('button', { name: `Ações de ${nmPerfilAcesso}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Este perfil está em uso por 1 usuário').first()).toBeVisible();

  await page.goto(`${section}?registro=${user.profileId}`);
  const dialog = page.getByRole('dialog', { name: 'Editar perfil' });
  await dialog.getByLabel('Descrição').fill('A minha versão.');
  const Secoes = [
    { idSecao: 5, flVisualizar: true, flIncluir: false, flAlterar: false, flExcluir: false },
  ];
  const theirs = {
    idPerfilAcesso: user.profileId,
    nmPerfilAcesso,
    dsPerfilAcesso: 'A delas.',
    Secoes,
  };
  await api.post('/PerfilAcesso/Post', theirs);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Outra pessoa alterou este perfil').first()).toBeVisible();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('A minha versão.');
  await user.remove();
});

test('who may only view sees the list; who lacks the section, or is internal, does not', async ({
  page,
}) => {
  const api = await openStaffApi(baseUrl);
  const viewer = await makeStaffUser(api, { 10: 'V' });
  await signInAsStaff(page, baseUrl, viewer.login);
  await page.goto(section);
  await page.getByRole('button', { name: 'Adicionar perfil' }).click();
  await expect(
    page.getByText('Você não tem permissão para incluir nesta seção.').first(),
  ).toBeVisible();
  await page.goto(`${section}?registro=novo`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfis de Acesso');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await viewer.remove();

  await page.evaluate(() => localStorage.clear());
  await signInAsStaff(page, baseUrl, 'interno@empresa.example');
  await page.goto(section);
  await expect(page.getByText('Você não tem acesso a esta página').first()).toBeVisible();
});
