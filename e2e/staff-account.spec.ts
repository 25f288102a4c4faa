import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { choosePhoto, drawHalves } from './support/photo.ts';
import { fillSignIn, signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const account = `${baseUrl}/homelogado/minha-conta`;

async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel('Telefone').pressSequentially('1133334444');
  await page.getByLabel('Celular').pressSequentially('11988887777');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).pressSequentially('02041988');
}

test('somebody without rights lands on their account, and keeps it', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const user = await makeStaffUser(api, { 5: 'V' });
  const { data } = await page.request
    .get(`${baseUrl}/api/v1/UsuarioPerfil/Get/${user.userId}`, {
      headers: { authorization: `Bearer ${(api.session as Session).token.accessToken}` },
    })
    .then((reply) => reply.json());
  await api.post('/UsuarioPerfil/Post', { ...data, Perfis: [] });

  await page.goto(`${baseUrl}/login`);
  await fillSignIn(page, user.login);
  await expect(page).toHaveURL(account);
  await expect(page.getByText('Empresa Exemplo Ltda.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('O campo Telefone é obrigatório.').first()).toBeVisible();
  await expectScreenAccessible(page);
  await fillAccount(page);
  await expect(page.getByLabel('Celular')).toHaveValue('(11) 98888-7777');
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill('admin@empresa.example');
  await page.getByLabel('Senha atual').first().fill('aferir-123');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Este e-mail já está em uso.').first()).toBeVisible();
  const next = `outra-${process.pid}@empresa.example`;
  await email.fill(next);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Salvo com sucesso!').first()).toBeVisible();

  await choosePhoto(page, await drawHalves(page));
  await page.getByRole('dialog').getByRole('button', { name: 'Usar imagem' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const photo = page.getByRole('banner').locator('img[src*="/arquivos/"]');
  await expect(photo).toHaveJSProperty('naturalWidth', 130);

  await page.getByRole('tab', { name: 'Segurança' }).click();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Preencha todos os campos!').first()).toBeVisible();
  await page.getByLabel('Senha atual').last().fill('aferir-123');
  await page.getByLabel('Nova senha', { exact: true }).fill('girassol-27');
  await page.getByLabel('Repetir nova senha').fill('girassol-28');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Coloque a mesma senha em ambos os campos!').first()).toBeVisible();
  await page.getByLabel('Repetir nova senha').fill('girassol-27');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Senha salva com sucesso').first()).toBeVisible();
  await expect(page).toHaveURL(`${account}?aba=seguranca`);

  await page.getByRole('button', { name: /Teste/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await fillSignIn(page, next, 'girassol-27');
  await expect(page).toHaveURL(account);
  await user.remove();
});

interface Session {
  readonly token: { readonly accessToken: string };
}

test('an internal user keeps their account too, and raises no rights', async ({ page }) => {
  await signInAsStaff(page, baseUrl, 'interno@empresa.example');
  await page.goto(`${baseUrl}/homelogado/comportamental`);
  await page.getByRole('button', { name: /Letícia Barros/ }).click();
  await page.getByRole('menuitem', { name: 'Minha Conta' }).click();
  await expect(page).toHaveURL(account);
  await expect(page.getByLabel('Administrador')).toBeDisabled();
  await expect(page.getByLabel('Supervisor')).toBeDisabled();
});
