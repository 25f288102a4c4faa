import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import { expectScreenAccessible, expectStateAccessible } from './support/accessibility.ts';
import { press, tabTo } from './support/keyboard.ts';
import { pdfPages } from './support/pdf.ts';
import { startSmallServer, type TestServer } from './support/server.ts';
import { fillSignIn, signInAsStaff } from './support/staff.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';

interface ChartNode {
  id: number;
  departamento: string;
  children: ChartNode[];
}

let server: TestServer;
let api: StaffApi;

test.beforeAll(async () => {
  server = await startSmallServer();
  api = await openStaffApi(server.url);
});

test.afterAll(() => server.stop());

const section = () => `${server.url}/homelogado/organograma`;
const nodeOf = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}[ ,]`) });

/** Every department with what is above it, such as 'Diretoria › Vendas'. */
async function chartPaths(): Promise<string[]> {
  const paths: string[] = [];
  const walk = (nodes: readonly ChartNode[], above: string) => {
    for (const { departamento, children } of nodes) {
      paths.push(above + departamento);
      walk(children, `${above}${departamento} › `);
    }
  };
  walk(await api.get<ChartNode[]>('/Organograma/Get'), '');
  return paths;
}

/** Leaves these departments and no others, each with what is above it. */
async function makeCompany(...paths: string[]): Promise<Map<string, number>> {
  await removeAll(await api.get<ChartNode[]>('/Organograma/Get'));
  const ids = new Map<string, number>();
  for (const path of paths) {
    const names = path.split(' › ');
    const nmDepartamento = names.at(-1) ?? '';
    const idOrganogramaNoSuperior = ids.get(names.at(-2) ?? '') ?? 0;
    const body = { idOrganogramaNo: 0, idOrganogramaNoSuperior, nmDepartamento };
    ids.set(nmDepartamento, await api.post<number>('/OrganogramaNo/Post', body));
  }
  return ids;
}

async function removeAll(nodes: readonly ChartNode[]) {
  for (const { id, children } of nodes) {
    await removeAll(children);
    const nowhere = 'idOrganogramaNoDestinoFilhos=0&idOrganogramaNoDestinoPessoas=0';
    await api.post(`/OrganogramaNo/Delete?idOrganogramaNo=${id}&${nowhere}`);
  }
}

async function openChart(page: Page, login?: string) {
  await signInAsStaff(page, server.url, login);
  await page.goto(section());
}

async function choose(page: Page, department: string, action: string) {
  await nodeOf(page, department).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action }).click();
}

async function openMenuByKey(page: Page) {
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
}

async function saveName(page: Page, name: string) {
  await page.getByLabel('Nome do Departamento').fill(name);
  await page.getByRole('button', { name: 'Salvar' }).click();
}

/** Chooses something in a field of the dialog on top, found by what is typed. */
async function pick(page: Page, field: string | RegExp, text: string) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  await dialog.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Drags a node by its handle onto another one, and lets go once this is said of it. */
async function drag(page: Page, from: Locator, to: Locator, said: string) {
  // Whatever still moves comes to a stop first.
  await from.locator('[data-drag-handle]').hover();
  await page.mouse.down();
  const end = await to.boundingBox();
  if (!end) throw new Error('The other node is not in sight.');
  await page.mouse.move(end.x + 40, end.y + 20, { steps: 12 });
  await expect(page.getByText(said, { exact: true })).toBeAttached();
  await page.mouse.up();
}

test('a company is built from nothing', async ({ page }) => {
  await makeCompany();
  await openChart(page);
  await expect(page.getByText('A empresa ainda não tem departamentos')).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Adicionar departamento' }).click();
  await saveName(page, 'Diretoria');
  await expect(page.getByText('Departamento salvo com sucesso!').first()).toBeVisible();
  await expect(nodeOf(page, 'Diretoria')).toBeFocused();

  for (const name of ['Comercial', 'Operações']) {
    await choose(page, 'Diretoria', 'Adicionar Filho');
    await saveName(page, name);
    await expect(nodeOf(page, name)).toBeFocused();
  }
  await choose(page, 'Diretoria', 'Adicionar Filho');
  await saveName(page, 'OPERAÇOES');
  const dialog = page.getByRole('dialog', { name: 'Adicionar Departamento' });
  await expect(dialog.getByText('Já existe um departamento com este nome').first()).toBeVisible();
  await expect(dialog.getByLabel('Nome do Departamento')).toHaveValue('OPERAÇOES');
  await expectScreenAccessible(page);
  await saveName(page, 'Pessoas');
  await expect(nodeOf(page, 'Pessoas')).toBeFocused();

  await page.getByLabel('Ações de Operações').click();
  await page.getByRole('menuitem', { name: 'Inserir Nó' }).click();
  await saveName(page, 'Vice-presidência');
  await expect(nodeOf(page, 'Vice-presidência')).toBeFocused();
  await choose(page, 'Pessoas', 'Editar Nó');
  await saveName(page, 'Gente');
  await expect(nodeOf(page, 'Gente')).toBeVisible();
  await expect
    .poll(chartPaths)
    .toEqual([
      'Diretoria',
      'Diretoria › Comercial',
      'Diretoria › Gente',
      'Diretoria › Vice-presidência',
      'Diretoria › Vice-presidência › Operações',
    ]);
  await expectScreenAccessible(page);
});

test('a department is moved by dragging, by a choice and by keys, and each is undone', async ({
  page,
}) => {
  await makeCompany('Diretoria', 'Diretoria › Comercial', 'Diretoria › Gente');
  const before = await chartPaths();
  const moved = ['Diretoria', 'Diretoria › Comercial', 'Diretoria › Comercial › Gente'];
  const undo = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByText('Alteração desfeita.').first()).toBeVisible();
    await expect.poll(chartPaths).toEqual(before);
    await page.getByRole('button', { name: 'Fechar', exact: true }).first().click();
  };
  await openChart(page);
  const over = 'Gente ficará abaixo de Comercial.';
  await drag(page, nodeOf(page, 'Gente'), nodeOf(page, 'Comercial'), over);
  const undoable = page.getByRole('button', { name: 'Desfazer', exact: true }).first();
  // A toast that is pointed at stays.
  await undoable.hover();
  await expect(page.getByText('Gente foi para baixo de Comercial.').first()).toBeVisible();
  await expect.poll(chartPaths).toEqual(moved);
  await undo('Desfazer');

  await choose(page, 'Gente', 'Mover para');
  await pick(page, 'Mover para', 'comercial');
  await page.getByRole('dialog').getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(nodeOf(page, 'Gente')).toBeFocused();
  await expect.poll(chartPaths).toEqual(moved);
  await expect(page.getByText('Departamento Gente movido para Comercial')).toBeVisible();
  await undo('Desfazer última alteração');

  await nodeOf(page, 'Gente').focus();
  await page.keyboard.press('m');
  await expect(page.getByText('Movendo Gente.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(over)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gente foi para baixo de Comercial.').first()).toBeVisible();
  await expect.poll(chartPaths).toEqual(moved);
});

test('a department with people and others below is deleted, and comes back', async ({ page }) => {
  await makeCompany('Diretoria', 'Diretoria › Vendas', 'Diretoria › Vendas › Lojas');
  await openChart(page);
  await choose(page, 'Vendas', 'Exibir Funcionários');
  const people = page.getByRole('dialog', { name: 'Funcionários: Vendas' });
  await expect(people.getByText('Nenhum funcionário cadastrado neste departamento')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nodeOf(page, 'Vendas')).toBeFocused();

  await choose(page, 'Vendas', 'Exibir Funcionários');
  await people.getByRole('button', { name: 'Adicionar ao departamento' }).click();
  await page.getByRole('button', { name: 'Adicionar Bruno Lima' }).click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('Tem certeza de que deseja adicionar este funcionário?'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Adicionado com sucesso.').first()).toBeVisible();
  await expectScreenAccessible(page);
  await page.keyboard.press('Escape');
  await expect(people.getByRole('button', { name: 'Adicionar ao departamento' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();

  await choose(page, 'Vendas', 'Excluir Nó');
  await expect(
    question.getByText('Tem certeza que deseja excluir este departamento?'),
  ).toBeVisible();
  await pick(page, 'Para onde vai o departamento abaixo', 'Diretoria');
  await question.getByRole('combobox', { name: 'Para onde vai a pessoa' }).click();
  await page.getByRole('option', { name: 'Nenhum departamento' }).click();
  await expectScreenAccessible(page);
  await question.getByRole('button', { name: 'Mover 1 departamento e 1 pessoa e excluir' }).click();
  await expect(page.getByText('Departamento excluído com sucesso!').first()).toBeVisible();
  await expect(nodeOf(page, 'Vendas')).toBeHidden();
  await expect.poll(chartPaths).toEqual(['Diretoria', 'Diretoria › Lojas']);

  await expect(page.getByText('Departamento Vendas excluído')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer última alteração' }).click();
  await nodeOf(page, 'Vendas').click();
  const details = page.getByRole('region', { name: 'Detalhes do Departamento' });
  await expect(details.getByText('Bruno Lima')).toBeVisible();
  await expect(details.getByRole('link', { name: 'Lojas' })).toBeVisible();
});

test('what is open is exported as a drawing, a picture and a document', async ({ page }) => {
  await makeCompany(
    'Diretoria',
    'Diretoria › Comercial',
    'Diretoria › Comercial › Lojas',
    'Diretoria › Comercial › Lojas › Campinas',
  );
  await openChart(page);
  await expect(nodeOf(page, 'Lojas')).toBeVisible();
  const save = async (format: string): Promise<Download> => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    return download;
  };
  const svg = await save('Desenho (SVG)');
  expect(svg.suggestedFilename()).toBe('Organograma_Empresa_Exemplo.svg');
  const texts = await page.evaluate(
    (source) => {
      const drawing = new DOMParser().parseFromString(source, 'image/svg+xml');
      return [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    },
    await readFile(await svg.path(), 'utf8'),
  );
  expect(texts).toEqual(expect.arrayContaining(['Diretoria', 'Comercial', 'Lojas', '0 pessoas']));
  expect(texts).not.toContain('Campinas');

  const png = await readFile(await (await save('Imagem (PNG)')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [first, ...others] = await pdfPages(await (await save('Documento (PDF)')).path());
  expect(first).toMatch(/Organograma - Empresa Exemplo.*Diretoria.*Comercial.*Lojas/);
  expect(others).toEqual([]);
});

test('by keyboard alone a department is found, looked at, given another below it, and deleted', async ({
  page,
}) => {
  await makeCompany('Diretoria', 'Diretoria › Vendas', 'Diretoria › Vendas › Lojas');
  await page.goto(section());
  await fillSignIn(page, 'admin@empresa.example');
  const search = page.getByRole('combobox', { name: 'Buscar no organograma' });
  await search.focus();
  await page.keyboard.type('lojas');
  await expect(page.getByRole('option', { name: /^Lojas/ })).toBeVisible();
  // Enter takes nothing while the last letters are searched for.
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await press(page, 'Enter');
  await expect(nodeOf(page, 'Lojas')).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(nodeOf(page, 'Vendas')).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Detalhes do Departamento' })).toBeVisible();
  await openMenuByKey(page);
  await press(page, 'Enter');
  await expect(page.getByLabel('Nome do Departamento')).toBeFocused();
  await page.keyboard.type('Depósito');
  await press(page, 'Enter');
  await expect(nodeOf(page, 'Depósito')).toBeFocused();
  await openMenuByKey(page);
  await press(page, 'End');
  await expect(page.getByRole('menuitem', { name: 'Excluir Nó' })).toBeFocused();
  await press(page, 'Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeFocused();
  const remove = question.getByRole('button', { name: 'Excluir departamento' });
  await expect(remove).toBeEnabled();
  await tabTo(page, remove);
  await press(page, 'Enter');
  await expect(question).toBeHidden();
  await expect(nodeOf(page, 'Depósito')).toBeHidden();
  await expect(nodeOf(page, 'Vendas')).toBeFocused();
  await expect
    .poll(chartPaths)
    .toEqual(['Diretoria', 'Diretoria › Vendas', 'Diretoria › Vendas › Lojas']);
});

test('on a phone the chart is a list', async ({ page }) => {
  await makeCompany('Diretoria', 'Diretoria › Vendas');
  await page.setViewportSize({ width: 360, height: 740 });
  await openChart(page);
  await page.getByLabel('Ações de Vendas').click();
  await page.getByRole('menuitem', { name: 'Adicionar Filho' }).click();
  await saveName(page, 'Lojas');
  await expect(nodeOf(page, 'Lojas')).toBeFocused();
  await nodeOf(page, 'Vendas').click();
  const details = page.getByRole('dialog', { name: 'Detalhes do Departamento' });
  await details.getByRole('link', { name: 'Lojas' }).click();
  await expect(details.getByText('Abaixo de Vendas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nodeOf(page, 'Vendas')).toBeFocused();
  await page.keyboard.press('Enter');
  await details.getByRole('button', { name: 'Editar gestores' }).click();
  await expect(page.getByRole('dialog', { name: 'Gestores do departamento' })).toBeVisible();
  await expectStateAccessible(page);
});
