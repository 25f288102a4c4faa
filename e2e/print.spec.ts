import { expect, test } from '@playwright/test';
import { reviewsOf } from './support/performance-api.ts';
import { expectCleanPrint, printedSheets } from './support/print.ts';
import { signInAsStaff } from './support/staff.ts';
import { findPerson, openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

test.use({ colorScheme: 'dark' });

test('reports print whole cards and competencies on white paper', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/relatorio?idResposta=22`);
  const behaviors = page.getByRole('region', { name: 'Comportamentos', exact: true });
  await expect(behaviors).toBeVisible();
  await expectCleanPrint(page, behaviors.getByRole('region'));

  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  const api = await openStaffApi(baseUrl);
  const { idOrganogramaPessoa } = await findPerson(api, 'Aline Cardoso');
  const [review] = await reviewsOf(api, idOrganogramaPessoa);
  await page.goto(`${baseUrl}/relatorio?idResposta=${review?.idResposta}&tipo=desempenho`);
  const details = page.getByRole('region', { name: 'Análise Detalhada' });
  await expect(details).toBeVisible();
  const chart = page.locator('.recharts-surface').first();
  await expect(chart).toBeVisible();
  await expectCleanPrint(page, details.getByRole('listitem'));
  await expect(chart).toBeVisible();
});

test('a list that takes several sheets names its columns on each', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/funcionarios`);
  await expect(page.getByRole('link', { name: 'Adriana Siqueira' })).toBeVisible();
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeGreaterThan(1);
  // Of the pages that the list has on screen, paper says which one it is.
  expect(sheets.at(-1)).toMatch(/Mostrando1de\dpáginas/);
  for (const sheet of sheets) {
    for (const column of ['Funcionário', 'Cargo', 'Departamento', 'E-mail', 'Situação']) {
      expect(sheet).toContain(column);
    }
  }
});

test('competencies print each on one sheet', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/competencias`);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.first()).toBeVisible();
  await expectCleanPrint(page, items);
});

test('the departments print as a list of all of them, without what is to be pressed', async ({
  page,
}) => {
  const api = await openStaffApi(baseUrl);
  const names = departmentNames(await api.get<DepartmentNode[]>('/Organograma/Get'));
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/organograma`);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const text = (await printedSheets(page)).join('');
  for (const name of names) expect(text).toContain(name.replace(/\s/g, ''));
  for (const button of ['Exportar', '100%']) expect(text).not.toContain(button);
});

test('the map of a team prints everybody on it, and no button', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/mapa-da-equipe?departamento=1`);
  const marks = page.getByRole('main').getByRole('button', { name: /, ritmo .*, foco / });
  await expect(marks.first()).toBeVisible();
  const count = await marks.count();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(marks.filter({ visible: true })).toHaveCount(count);
  await expect(page.locator('.aferir-button').filter({ visible: true })).toHaveCount(0);
});

interface DepartmentNode {
  departamento: string;
  children: DepartmentNode[];
}

function departmentNames(nodes: readonly DepartmentNode[]): string[] {
  return nodes.flatMap(({ departamento, children }) => [
    departamento,
    ...departmentNames(children),
  ]);
}
