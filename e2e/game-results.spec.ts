import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { pdfPages } from './support/pdf.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/jogos`;

interface ListedGame {
  idJogo: number;
  nmJogo: string;
  dsModelo: string | null;
  nrRodada: number;
}

async function gameNamed(name: string): Promise<ListedGame> {
  const api = await openStaffApi(baseUrl);
  const { rows } = await api.get<{ rows: ListedGame[] }>('/Jogo/GetGrid', {
    take: 30,
    index: 0,
    filter: name,
  });
  const [game] = rows.filter(({ nmJogo }) => nmJogo === name);
  if (!game) throw new Error(`There is no game ${name}`);
  return game;
}

/** The survey of the example company that was answered twice, in its second round. */
async function secondRound(): Promise<ListedGame> {
  const api = await openStaffApi(baseUrl);
  const { rows } = await api.get<{ rows: ListedGame[] }>('/Jogo/GetGrid', {
    take: 30,
    index: 0,
    filter: 'NR-1',
  });
  const game = rows.find(({ dsModelo, nrRodada }) => dsModelo === 'nr1' && nrRodada === 2);
  if (!game) throw new Error('There is no second round of the survey');
  return game;
}

async function openResults(page: Page, name: string) {
  const { idJogo } = await gameNamed(name);
  await signInAsStaff(page, baseUrl);
  await page.goto(`${section}/resultados/${idJogo}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const chartOf = (page: Page, question: string) => page.getByRole('figure', { name: question });

async function saved(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('the results of a quiz say who was right, in a chart and its table, and come as files', async ({
  page,
}) => {
  await openResults(page, 'Quiz de segurança da informação');
  const question = 'Chegou um e-mail pedindo a sua senha com urgência. O que você faz?';
  const chart = chartOf(page, question);
  await expect(chart.locator('.recharts-bar rect').first()).toBeVisible();
  await expect(chart.getByText(/pessoas acertaram\.$/)).toBeVisible();
  await expect(chart.getByText('Resposta certa')).toBeVisible();
  await chart.getByRole('button', { name: 'Ver dados' }).click();
  await expect(
    chart.getByRole('row', { name: /Não respondo e aviso a equipe de segurança \d+ .*% Sim/ }),
  ).toBeVisible();
  await expectScreenAccessible(page);

  const picture = await saved(page, async () => {
    await chart.getByRole('button', { name: 'Baixar' }).click();
    await page.getByRole('menuitem', { name: 'Imagem (PNG)' }).click();
  });
  expect(picture.name).toMatch(/\.png$/);
  expect([...(await readFile(picture.path)).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);

  const answers = await saved(page, () =>
    page.getByRole('button', { name: 'Baixar respostas (CSV)' }).click(),
  );
  const lines = (await readFile(answers.path, 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/"Pessoa";"Departamento";"Pergunta";"Resposta";"Data"$/);
  expect(lines.length).toBeGreaterThan(5);
});

test('the report of psychosocial risk is read, and taken along for the inventory', async ({
  page,
}) => {
  const { idJogo, nmJogo } = await secondRound();
  await signInAsStaff(page, baseUrl);
  await page.goto(`${section}/nr1/${idJogo}`);
  await expect(page.getByRole('heading', { level: 1, name: nmJogo })).toBeVisible();
  await expect(page.getByText('O que este relatório não é')).toBeVisible();
  await expect(page.getByText(/^Rodada 2 · Encerrada em /)).toBeVisible();
  await expect(
    chartOf(page, 'Índice por dimensão').locator('.recharts-bar rect').first(),
  ).toBeVisible();
  const departments = page.getByRole('table', { name: 'Departamentos' });
  await expect(departments.getByRole('row', { name: /^Todos/ })).toContainText(
    /Favorável|Atenção|Crítico/,
  );
  await expect(
    page.getByRole('table', { name: 'Evolução entre rodadas' }).getByRole('row'),
  ).toHaveCount(8);
  await expectScreenAccessible(page);

  const csv = await saved(page, () => page.getByRole('button', { name: 'Baixar CSV' }).click());
  const lines = (await readFile(csv.path, 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/"Grupo";"Perigo";.*;"Prioridade"$/);
  expect(lines[1]).toMatch(/;"(?:Alta|Média|Baixa)"$/);

  const pdf = await saved(page, () => page.getByRole('button', { name: 'Baixar PDF' }).click());
  const pages = await pdfPages(pdf.path);
  expect(pages[0]).toContain('O que este relatório não é');
  expect(pages.join(' ')).toContain('Inventário de riscos');
  expect(pages.join(' ')).toContain('Assédio e violência');
});
