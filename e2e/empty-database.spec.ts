import { expect, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { startEmptyServer, type TestServer } from './support/server.ts';
import { fillSignIn } from './support/staff.ts';

let server: TestServer;

test.beforeAll(async () => {
  server = await startEmptyServer();
});

test.afterAll(() => server.stop());

test('an empty database becomes a company by the printed address alone', async ({ page }) => {
  const address = /http\S+\/primeiro-administrador\?token=\S+/.exec(server.printed())?.[0] ?? '';
  await page.goto(address);
  await page.getByLabel('Empresa').fill('Padaria Pão & Cia');
  await page.getByLabel('Nome').fill('Rita Lobo');
  await page.getByLabel('E-mail').fill('rita@padaria.example');
  await page.getByLabel('Senha').fill('ipe-amarelo-27');
  await page.getByRole('button', { name: 'Criar acesso' }).click();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await fillSignIn(page, 'rita@padaria.example', 'ipe-amarelo-27');

  await expect(page).toHaveURL(`${server.url}/dadosinstituicao`);
  await expect(page.getByText('Confirmação dos Dados da Instituição')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('CPF/CNPJ é obrigatório')).toBeVisible();
  await page.getByRole('radio', { name: 'Pessoa jurídica' }).check();
  await page.getByLabel('CNPJ').pressSequentially('12abc34501de35');
  await page.getByLabel('Razão Social', { exact: true }).fill('Padaria Pão & Cia Ltda.');
  await page.getByLabel('Razão Social abreviada').fill('Padaria');
  await page.getByLabel('Nome Fantasia').fill('Padaria Pão & Cia');
  await page.getByLabel('E-mail', { exact: true }).fill('contato@padaria.example');
  await page.getByLabel('Telefone', { exact: true }).pressSequentially('1133334444');
  await page.getByRole('textbox', { name: 'Endereço', exact: true }).fill('Rua das Flores');
  await page.getByLabel('Cidade').fill('Campinas');
  await page.getByLabel('Nome', { exact: true }).fill('Rita Lobo');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Dados salvos com sucesso!').first()).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/homelogado`);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Primeiros passos' });
  await expect(steps.getByText('1 de 4 concluídos')).toBeVisible();
  for (const way of ['Adicionar pessoa', 'Importar pessoas', 'Adicionar competência']) {
    await expect(steps.getByRole('link', { name: way })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'A empresa em números' })).toBeHidden();
  await expectScreenAccessible(page);
  await page.goto(`${server.url}/dadosinstituicao`);
  await expect(page.getByLabel('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await expect(page.getByText('Confirmação dos Dados da Instituição')).toBeHidden();

  await page.goto(`${server.url}/homelogado/perfis-de-acesso`);
  await page.getByRole('button', { name: 'Adicionar perfil' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('RH');
  await dialog.getByLabel('Descrição').fill('Envia avaliações.');
  await dialog.getByRole('checkbox', { name: 'Ver: Comportamental' }).check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil salvo com sucesso').first()).toBeVisible();

  await page.goto(`${server.url}/homelogado/usuarios`);
  await page.getByRole('button', { name: 'Adicionar usuário' }).click();
  await dialog.getByLabel('Nome').fill('Caio Prado');
  await dialog.getByLabel('E-mail').fill('caio@padaria.example');
  await dialog.getByRole('button', { name: 'Definir senha em vez de convidar' }).click();
  await dialog.getByLabel('Senha', { exact: true }).fill('girassol-27');
  await dialog.getByLabel('Perfil de acesso').selectOption('RH');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Usuário criado!').first()).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Rita Lobo/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await fillSignIn(page, 'caio@padaria.example', 'girassol-27');
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible();
  await page.getByLabel('Senha atual').fill('girassol-27');
  await page.getByLabel('Nova senha', { exact: true }).fill('manjericao-27');
  await page.getByLabel('Confirmar nova senha').fill('manjericao-27');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comportamental' })).toBeVisible();

  // The address worked once.
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Endereço inválido' })).toBeVisible();
});
