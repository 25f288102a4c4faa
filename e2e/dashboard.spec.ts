import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { press } from './support/keyboard.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const home = `${baseUrl}/homelogado`;

interface Department {
  idOrganogramaNo: number;
  nmDepartamento: string;
  qtdFuncionarios: number;
  children: Department[];
}

interface Figures {
  comportamental: { qtdAtivos: number; qtdAvaliados: number; qtdNaoAvaliados: number };
  departamentos: { rows: Department[]; qtdDepartamentos: number; qtdFuncionarios: number };
  cargos: { rows: { idOrganogramaCargo: number; nmCargo: string; qtdPessoas: number }[] };
  avaliacoes: { qtdEnviadas: number; qtdRespondidas: number; qtdAvaliadas: number };
  treinamentos: { qtdCadastrados: number };
  recomendacao: string | null;
}

async function figuresOf(query: Record<string, number | string> = {}): Promise<Figures> {
  const api = await openStaffApi(baseUrl);
  return api.get<Figures>('/Inicio/GetPainel', query);
}

async function openHome(page: Page, query = '') {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${home}${query}`);
  await expect(page.getByRole('heading', { level: 2, name: 'A empresa em números' })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What a card says of one of its figures. */
async function expectFigure(page: Page, of: string, name: string, value: number | string) {
  const figure = card(page, of)
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .last();
  await expect(figure.locator('dd').first()).toHaveText(String(value));
}

/** The department with most people below the topmost ones. */
function largestBelow({ departamentos }: Figures): Department {
  const below = departamentos.rows.flatMap(({ children }) => children);
  const [largest] = below.toSorted((a, b) => b.qtdFuncionarios - a.qtdFuncionarios);
  if (!largest) throw new Error('There is no department below another one');
  return largest;
}

test('the home shows the figures that the API tells, and everybody can read them', async ({
  page,
}) => {
  const figures = await figuresOf();
  await openHome(page);
  const disc = 'Perfis comportamentais';
  await expectFigure(page, disc, 'Não avaliados', figures.comportamental.qtdNaoAvaliados);
  const departments = figures.departamentos;
  await expectFigure(page, 'Departamentos', 'Departamentos', departments.qtdDepartamentos);
  await expectFigure(page, 'Departamentos', 'Pessoas', departments.qtdFuncionarios);
  const reviews = 'Avaliações de desempenho';
  await expectFigure(page, reviews, 'Enviadas', figures.avaliacoes.qtdEnviadas);
  await expectFigure(page, reviews, 'Respondidas', figures.avaliacoes.qtdRespondidas);
  await expectFigure(page, reviews, 'Avaliadas', figures.avaliacoes.qtdAvaliadas);
  await expectFigure(page, 'Treinamentos', 'Cadastrados', figures.treinamentos.qtdCadastrados);
  await expect(card(page, 'Recomendação')).toContainText(figures.recomendacao ?? '');
  const trainings = page.getByRole('region', { name: 'Andamento por treinamento' });
  await expect(trainings.getByText(/treinamentos? encontrados?\./)).toBeVisible();
  await expectScreenAccessible(page);
});

test('a department narrows the figures down, and back takes that away', async ({ page }) => {
  const whole = await figuresOf();
  const department = largestBelow(whole);
  const { idOrganogramaNo, nmDepartamento } = department;
  const part = await figuresOf({ idOrganogramaNo });
  expect(part.comportamental.qtdAtivos).toBe(department.qtdFuncionarios);
  expect(part.comportamental.qtdAtivos).toBeLessThan(whole.comportamental.qtdAtivos);
  await openHome(page);
  const filter = page.getByRole('combobox', { name: 'Departamento' });
  await filter.click();
  await page.getByRole('option', { name: nmDepartamento, exact: true }).click();
  await expect(page).toHaveURL(`${home}?departamento=${idOrganogramaNo}`);
  const people = (figures: Figures) =>
    expectFigure(page, 'Departamentos', 'Pessoas', figures.departamentos.qtdFuncionarios);
  await people(part);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await people(whole);
  await expect(filter).toHaveValue('');
  await page.goForward();
  await people(part);
  await expect(filter).toHaveValue(nmDepartamento);
  await page.reload();
  await expect(filter).toHaveValue(nmDepartamento);
  await people(part);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await people(whole);
});

test('a profile leads to its people, who can be left again', async ({ page }) => {
  await openHome(page);
  const link = card(page, 'Perfis comportamentais').getByRole('link', { name: /^Dominante/ });
  const [, count = ''] = /(\d+) pessoas?/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page).toHaveURL(`${baseUrl}/homelogado/comportamental?perfil=Dominante`);
  await expect(page.getByText(new RegExp(`^${count} funcionários? encontrados?\\.`))).toBeVisible();
  await page.getByRole('button', { name: 'Perfil: Dominante (remover filtro)' }).click();
  await expect(page).toHaveURL(`${baseUrl}/homelogado/comportamental`);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('a bar leads to those whom it counts in the months that are looked at', async ({ page }) => {
  const mesInicio = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 7);
  const { avaliacoes } = await figuresOf({ mesInicio });
  await openHome(page, `?de=${mesInicio}`);
  const drawing = page.getByRole('group', { name: /^Andamento\./ });
  await drawing.getByRole('link', { name: /^Autoavaliação/ }).click();
  await expect(page).toHaveURL(`${baseUrl}/homelogado/desempenho?etapa=auto-feita&de=${mesInicio}`);
  const count = avaliacoes.qtdRespondidas;
  await expect(page.getByText(new RegExp(`^${count} funcionários? encontrados?\\.`))).toBeVisible();
  const chip = /^Envio: desde \w{3}\/\d{4} \(remover filtro\)$/;
  await page.getByRole('button', { name: chip }).click();
  await expect(page).toHaveURL(`${baseUrl}/homelogado/desempenho?etapa=auto-feita`);
  await page.goBack();
  await page.goBack();
  await expect(drawing).toBeVisible();
});

test('the keyboard alone filters and follows a figure to its people', async ({ page }) => {
  await openHome(page);
  await expect(card(page, 'Departamentos')).toBeVisible();
  await page.getByRole('combobox', { name: 'Departamento' }).focus();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await press(page, 'ArrowDown');
  await press(page, 'ArrowDown');
  const narrowed = page.waitForResponse(/\/Inicio\/GetPainel\?.*idOrganogramaNo=/);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\?departamento=\d+$/);
  await press(page, 'Tab');
  await expect(page.getByRole('combobox', { name: 'Cargo' })).toBeFocused();
  await narrowed;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const positions = card(page, 'Cargos').getByRole('link').first();
  await positions.focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/funcionarios\?departamento=\d+&cargo=\d+&filtro=ativos$/);
  await expect(page.getByRole('button', { name: /^Cargo: .* \(remover filtro\)$/ })).toBeVisible();
});
