import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/funcionarios/importar`;
const emailOf = (name: string) => `${name}.${process.pid}@empresa.example`;

// Companies have one import at a time.
test.describe.configure({ mode: 'serial' });

const sheetAt = (name: string) => fileURLToPath(new URL(`./sheets/${name}`, import.meta.url));
const windows1252 = (text: string) => Buffer.from(text, 'latin1');

async function choose(page: Page, name: string, content: Buffer) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
}

test('an administrator imports a csv of Excel, mends a row, and undoes it', async ({ page }) => {
  const [first, second] = [emailOf('joao'), emailOf('sao')];
  const sheet = [
    'Colaborador;Gênero;E-mail;Celular;Função;Setor',
    `João Araújo;M;${first};(11) 91234-5678;Analista Financeiro;Financeiro`,
    `Conceição Luz;;${second};123;Cargo ${process.pid};Financeiro`,
  ].join('\r\n');
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/funcionarios`);
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Importar funcionários' }),
  ).toBeVisible();
  await expectScreenAccessible(page);

  await choose(page, 'poucas.csv', Buffer.from('Nome;E-mail\nA;b@c.example'));
  await expect(page.getByText('A planilha possui apenas 2 colunas')).toBeVisible();
  await choose(page, 'figura.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
  await expect(page.getByText('Este arquivo não é uma planilha.')).toBeVisible();
  await choose(page, 'funcionários.csv', windows1252(sheet));

  await expect(page.getByLabel('Nome')).toHaveValue('0');
  await expectScreenAccessible(page);
  await page.getByLabel(/^Cargo/).selectOption('nenhuma');
  await page.getByRole('button', { name: 'Confirmar Mapeamento' }).click();
  await expect(page.getByText('Mapeie todos os campos obrigatórios para continuar!')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'E: Função' })
    .dragTo(page.getByLabel(/^Cargo/));
  await expect(page.getByLabel(/^Cargo/)).toHaveValue('4');
  await page.getByRole('button', { name: 'Confirmar Mapeamento' }).click();

  await expect(page.getByText('1 linha tem erro')).toBeVisible();
  const newPositions = page.getByRole('region', { name: 'Cargos que serão criados' });
  await expectScreenAccessible(page);
  await page
    .getByRole('button', { name: /^Corrigir/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Corrigir a linha 3' });
  await dialog.getByLabel('Telefone').fill('1133334444');
  await dialog.getByRole('button', { name: 'Salvar correção' }).click();
  await expect(page.getByText('1 linha tem erro')).toBeHidden();
  await expect(newPositions.getByText(`Cargo ${process.pid}`)).toBeVisible();
  await page.getByRole('button', { name: 'Importar 2 linhas' }).click();
  await expect(page.getByText('Importação iniciada com sucesso.').first()).toBeVisible();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  await expectScreenAccessible(page);

  const api = await openStaffApi(baseUrl);
  const find = (filter: string) =>
    api.get<{ rows: { nmPessoa: string; nmCargo: string }[] }>('/OrganogramaPessoa/Get', {
      filter,
    });
  expect((await find(first)).rows).toMatchObject([{ nmPessoa: 'João Araújo' }]);
  expect((await find(second)).rows).toMatchObject([{ nmCargo: `Cargo ${process.pid}` }]);

  await page.reload();
  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Desfazer para / }).click();
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible();
  expect((await find(first)).rows).toEqual([]);
  await page.getByRole('button', { name: 'Importar outra planilha' }).click();
  await expect(page.getByText('funcionários.csv').first()).toBeVisible();
});

test('an administrator chooses the sheet and the line of the names, and mends what can not be read', async ({
  page,
}) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  const file = page.locator('input[type=file]');
  await file.setInputFiles(sheetAt('second-sheet-people.xlsx'));
  await expect(page.getByRole('heading', { name: 'Colunas', exact: true })).toBeFocused();
  const sheet = page.getByLabel('Planilha', { exact: true });
  const header = page.getByLabel('Linha do cabeçalho');
  await expect(sheet.locator('option:checked')).toHaveText('Pessoas (3 linhas)');
  await sheet.selectOption({ label: 'Capa (1 linha)' });
  await expect(page.getByText('A planilha possui apenas 2 colunas')).toBeVisible();
  await sheet.selectOption({ label: 'Pessoas (3 linhas)' });
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('0');

  await page.getByRole('button', { name: 'Voltar' }).click();
  await file.setInputFiles(sheetAt('two-cell-title.xlsx'));
  await expect(header).toHaveValue('2');
  await header.selectOption('3');
  await expect(page.getByRole('row', { name: '3 cabeçalho' })).toBeVisible();
  await header.selectOption('2');
  await expect(page.getByRole('row', { name: '2 cabeçalho' })).toBeVisible();

  await page.getByRole('button', { name: 'Voltar' }).click();
  await file.setInputFiles(sheetAt('quote-closes-a-row-later.csv'));
  await expect(page.getByText('2 linhas não puderam ser lidas.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar Mapeamento' }).click();
  for (const line of [2, 3]) {
    await page
      .getByRole('row', { name: new RegExp(`^${line} `) })
      .getByRole('button', { name: 'Corrigir' })
      .click();
    const dialog = page.getByRole('dialog', { name: `Corrigir a linha ${line}` });
    await expect(dialog.getByLabel('Departamento')).toHaveValue('Comercial');
    await dialog.getByRole('button', { name: 'Salvar correção' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Importar 3 linhas' }).click();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  const api = await openStaffApi(baseUrl);
  const people = await api.get<{ rows: { nmPessoa: string; nmDepartamento: string }[] }>(
    '/OrganogramaPessoa/Get',
    { filter: 'c75.' },
  );
  expect(people.rows.map(({ nmPessoa }) => nmPessoa).sort()).toEqual([
    'Ana Prado',
    'Bia Lemos',
    'Caio Reis',
  ]);
  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Desfazer para / }).click();
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible();
});

test('who may not add employees imports none', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const viewer = await makeStaffUser(api, { 4: 'V' });
  await signInAsStaff(page, baseUrl, viewer.login);
  await page.goto(section);
  await expect(page.getByText('Você não tem acesso a esta página')).toBeVisible();
  await viewer.remove();
});
