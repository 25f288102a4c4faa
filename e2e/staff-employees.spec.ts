import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { signInAsStaff } from './support/staff.ts';
import { findPerson, openStaffApi, type StaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/funcionarios`;
const emailOf = (name: string) => `${name}-${process.pid}@empresa.example`;

async function pick(page: Page, label: string | RegExp, text: string) {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

async function addEmployee(page: Page, name: string, email: string) {
  await page.getByRole('button', { name: 'Adicionar funcionário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar funcionário' });
  await dialog.getByLabel('Nome completo').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Celular').pressSequentially('11988887777');
  await expect(dialog.getByLabel('Celular')).toHaveValue('(11) 98888-7777');
  await pick(page, 'Cargo', 'Analista Financeiro');
  await pick(page, 'Departamento', 'Financeiro');
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
}

/** Keeps an employee without a browser, at the place of somebody who is there. */
async function makeEmployee(
  api: StaffApi,
  nmPessoa: string,
  dsEmail: string,
  idsGestores: readonly number[] = [],
): Promise<number> {
  const { idOrganogramaPessoa } = await findPerson(api, 'Bruno Lima');
  const { tpSexo, nrTelefone, idOrganogramaCargo, idOrganogramaNo } = await api.get<
    Record<string, unknown>
  >(`/OrganogramaPessoa/GetFuncionario/${idOrganogramaPessoa}`);
  const place = { tpSexo, nrTelefone, idOrganogramaCargo, idOrganogramaNo, flAtivo: true };
  const person = { idOrganogramaPessoa: 0, nmPessoa, dsEmail, idsGestores, ...place };
  return api.post<number>('/OrganogramaPessoa/Post', person);
}

async function deleteEmployee(api: StaffApi, id: number): Promise<void> {
  await api.post(`/OrganogramaPessoa/Delete?idOrganogramaPessoa=${id}`);
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('searchbox').fill(name);
  // Else the row, and the menu at it, would move once the others are gone.
  await expect(page.getByRole('button', { name: /^Ações de / })).toHaveCount(1);
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('an administrator adds an employee, names a manager and lets both go', async ({
  page,
  browser,
}) => {
  const [name, email] = [`Nora Nova ${process.pid}`, emailOf('nora')];
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await expect(page.getByText('Cadastrados')).toBeVisible();
  await expectScreenAccessible(page);
  await addEmployee(page, name, 'ana.souza@empresa.example');
  const adding = page.getByRole('dialog', { name: 'Adicionar funcionário' });
  await expect(adding.getByText('Este e-mail já está em uso.').first()).toBeVisible();
  await adding.getByLabel('E-mail').fill(email);
  await adding.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(page.getByText('Salvo com sucesso!').first()).toBeVisible();

  await choose(page, name, 'Editar');
  const editing = page.getByRole('dialog', { name: 'Editar funcionário' });
  await pick(page, /^Gestores/, 'Ana Souza');
  await expect(editing.getByRole('list', { name: 'Gestores escolhidos' })).toContainText('Ana');
  await expectScreenAccessible(page);
  await editing.getByRole('button', { name: 'Salvar edição' }).click();
  await expect(editing).toBeHidden();

  // The password lets them in, and another one ends what they opened with it.
  await choose(page, name, 'Criar/Editar Senha');
  const password = page.getByRole('dialog', { name: 'Criar/Editar Senha do Funcionário' });
  await password.getByLabel('Nova senha').fill('ipe-amarelo-27');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha definida com sucesso!').first()).toBeVisible();
  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  const signIn = await theirs.request.post(`${baseUrl}/api/v1/authpessoa/signin`, {
    data: { login: email, password: 'ipe-amarelo-27', idcliente: 1 },
  });
  const { data } = (await signIn.json()) as { data: { token: { accessToken: string } } };
  const whoIs = () =>
    theirs.request.get(`${baseUrl}/api/v1/authpessoa/GetUser`, {
      headers: { authorization: `Bearer ${data.token.accessToken}` },
    });
  expect((await whoIs()).status()).toBe(200);
  await choose(page, name, 'Desativar');
  const leaving = page.getByRole('alertdialog', { name: 'Confirmação necessária' });
  await leaving.getByRole('button', { name: 'Desativar funcionário' }).click();
  await expect(page.getByText('Funcionário desativado com sucesso').first()).toBeVisible();
  expect((await whoIs()).status()).toBe(401);
  await theirs.context().close();
  // Else a row that is drawn anew takes the press on its actions along.
  await expect(page.getByRole('cell', { name: 'Inativo', exact: true })).toBeVisible();

  await choose(page, name, 'Ativar');
  await expect(page.getByText('Funcionário ativado com sucesso').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ativo', exact: true })).toBeVisible();
  await choose(page, name, 'Excluir');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Removido com sucesso.').first()).toBeVisible();
  await expect(page.getByText('0 funcionários encontrados')).toBeVisible();
});

test('whoever has ties is not deleted, and nobody ends up above themselves', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const [boss, report] = [`Beto Chefe ${process.pid}`, `Rui Equipe ${process.pid}`];
  const bossId = await makeEmployee(api, boss, emailOf('beto'));
  const reportId = await makeEmployee(api, report, emailOf('rui'), [bossId]);
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await choose(page, boss, 'Editar');
  await pick(page, /^Gestores/, report);
  await page.getByRole('button', { name: 'Salvar edição' }).click();
  await expect(page.getByText(`${report} responde a esta pessoa`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();

  await choose(page, boss, 'Excluir');
  const offer = page.getByRole('alertdialog', { name: 'Confirmação necessária' });
  await expect(
    offer.getByText('Funcionário com vínculos não pode ser excluído! Deseja desativá-lo?'),
  ).toBeVisible();
  await offer.getByRole('button', { name: 'Cancelar' }).click();
  for (const id of [reportId, bossId]) await deleteEmployee(api, id);
});

test('the second of two who save one employee is told, and keeps what was typed', async ({
  page,
  browser,
}) => {
  const [name, email] = [`Duda Disputa ${process.pid}`, emailOf('duda')];
  const api = await openStaffApi(baseUrl);
  const id = await makeEmployee(api, name, email);
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await choose(page, name, 'Editar');
  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signInAsStaff(other, baseUrl);
  await other.goto(page.url());
  for (const one of [other, page]) {
    await one.getByRole('dialog').getByLabel('Celular').fill('(11) 97777-6666');
    await one.getByRole('button', { name: 'Salvar edição' }).click();
    if (one === other) await expect(one.getByText('Salvo com sucesso!').first()).toBeVisible();
  }
  await expect(page.getByText('Outra pessoa alterou este funcionário').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Celular')).toHaveValue('(11) 97777-6666');
  await other.context().close();
  await deleteEmployee(api, id);
});

test('who may only view changes nothing, and an internal user sees no employees', async ({
  page,
}) => {
  const api = await openStaffApi(baseUrl);
  const viewer = await makeStaffUser(api, { 4: 'V' });
  await signInAsStaff(page, baseUrl, viewer.login);
  await page.goto(section);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar Ana Souza' }).check();
  const ofChosen = page.getByRole('button', { name: 'Exportar 1 pessoa escolhida' });
  await expect(ofChosen).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Enviar|Desativar) / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Adicionar funcionário' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Importar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ações de Ana Souza' })).toHaveCount(0);
  await viewer.remove();

  await page.evaluate(() => localStorage.clear());
  await signInAsStaff(page, baseUrl, 'interno@empresa.example');
  await page.goto(section);
  await expect(page.getByText('Você não tem acesso a esta página')).toBeVisible();
});
