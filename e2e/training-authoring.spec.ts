import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeMp4 } from '../packages/reference-api/src/shared/videos/testing/mp4-files.ts';
import { expectScreenAccessible, expectStateAccessible } from './support/accessibility.ts';
import { startCuttingProxy } from './support/cutting-proxy.ts';
import { dragByKeys } from './support/keyboard.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const sectionAt = (url: string) => `${url}/homelogado/treinamentos`;
const section = sectionAt(baseUrl);
const name = (text: string) => `${text} ${process.pid}`;
const largest = 100 * 1024 * 1024;
/** Of the upload that is cut, which has six megabytes. */
const heldAfter = 256 * 1024;

interface StoredTraining {
  idTreinamento: number;
  dsTreinamento: string;
  sessoes: { nmSessao: string; recursos: { idRecursoSessao: number; nmRecurso: string }[] }[];
  funcionarios: unknown[];
}

let folder: string;
const file = (fileName: string) => join(folder, fileName);

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aferir-videos-'));
  await writeFile(file('A empresa.mp4'), await makeMp4({ seconds: 3 }));
  await writeFile(file('As pessoas.mp4'), await makeMp4({ seconds: 5, index: 'at the end' }));
  await writeFile(file('Longo.mp4'), await makeMp4({ seconds: 60, frameBytes: 10_000 }));
  await writeFile(file('vazio.mp4'), '');
  await writeFile(file('renomeado.mp4'), 'isto não é um vídeo');
  await writeFile(file('só áudio.mp4'), await makeMp4({ picture: false, sound: true }));
  const huge = await open(file('grande.mp4'), 'w');
  await huge.truncate(largest + 1);
  await huge.close();
});

test.afterAll(() => rm(folder, { recursive: true }));

const stepNamed = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step });
const addFiles = (page: Page, session: string, ...names: string[]) =>
  page
    .locator(`input[type=file][aria-label="Adicionar vídeos a ${session}"]`)
    .setInputFiles(names.map(file));

async function goOn(page: Page, step: string) {
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(stepNamed(page, step)).toBeFocused();
}

async function describe(page: Page, title: string, url = baseUrl) {
  await page.goto(`${sectionAt(url)}/novo`);
  await page.getByLabel('Título').fill(title);
  await page.getByRole('button', { name: 'Nova categoria' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova categoria' });
  await dialog.getByLabel('Nome da categoria').fill(`Categoria de ${title}`);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByLabel('Categoria', { exact: true })).toHaveValue(/\d+/);
  await page.getByLabel('Descrição').fill('Como a empresa funciona.');
  await goOn(page, 'Sessões');
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salvar', exact: true }).click();
}

async function expectSaved(page: Page, url = baseUrl) {
  const done = page.getByRole('dialog', { name: 'Concluído!' });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page).toHaveURL(sectionAt(url));
}

async function readTraining(title: string) {
  const api = await openStaffApi(baseUrl);
  const { rows } = await api.get<{ rows: { idTreinamento: number }[] }>(
    '/Treinamento/GetGridTreinamentos',
    { filter: title, index: 0, take: 5 },
  );
  const id = rows[0]?.idTreinamento;
  const training = await api.get<StoredTraining>(`/Treinamento/GetDadosTreinamento/${id}`);
  const stored = await api.get<string[]>('/Treinamento/GetListaRecursosArmazenados');
  return { ...training, stored };
}

const videosOf = ({ sessoes }: StoredTraining) =>
  sessoes.map(({ recursos }) => recursos.map(({ nmRecurso }) => nmRecurso));
const idsOf = ({ sessoes }: StoredTraining) =>
  Object.fromEntries(
    sessoes.flatMap(({ recursos }) =>
      recursos.map(({ nmRecurso, idRecursoSessao }) => [nmRecurso, idRecursoSessao]),
    ),
  );

test('a training is written in three steps, and an edit keeps its videos', async ({ page }) => {
  const title = name('Boas-vindas');
  await signInAsStaff(page, baseUrl);
  await page.goto(`${section}/novo`);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByLabel('Título')).toHaveAccessibleDescription(/devem ser preenchidos/);
  await expectScreenAccessible(page);
  await describe(page, title);

  await page.getByRole('button', { name: 'Adicionar sessão' }).click();
  await addFiles(page, 'Sessão 1', 'A empresa.mp4', 'As pessoas.mp4');
  await expect(page.getByLabel('Nome do recurso')).toHaveCount(2);
  await expectScreenAccessible(page);
  await goOn(page, 'Funcionários');
  await page.getByRole('button', { name: 'Adicionar Funcionários' }).click();
  const picker = page.getByRole('dialog', { name: 'Adicionar Funcionários' });
  await picker.getByRole('searchbox').fill('Ana Souza');
  await picker.getByRole('button', { name: 'Adicionar Ana Souza' }).first().click();
  await picker.getByRole('searchbox').fill('');
  await expect(picker.getByText(/funcionários ativos/)).toBeVisible();
  await expectScreenAccessible(page);
  await picker.getByRole('button', { name: 'Adicionar Todos Desta Página' }).click();
  await picker.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByText('30 funcionários adicionados').first()).toBeVisible();
  await expectScreenAccessible(page);
  await save(page);
  await expectSaved(page);

  const first = await readTraining(title);
  expect(videosOf(first)).toEqual([['A empresa', 'As pessoas'], []]);
  expect(first.funcionarios).toHaveLength(30);

  await page.goto(`${section}/${first.idTreinamento}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await goOn(page, 'Sessões');
  await page.getByRole('button', { name: 'Mover As pessoas para baixo' }).click();
  await expect(page.getByRole('button', { name: 'Mover As pessoas para baixo' })).toBeFocused();
  const places = [
    'antes de A empresa, em Sessão 1',
    'fim de Sessão 1',
    'antes de As pessoas, em Sessão 2',
    'fim de Sessão 2',
  ];
  await dragByKeys(
    page,
    'Arrastar A empresa',
    places.map((place) => `A empresa: ${place}.`),
  );
  await addFiles(page, 'Sessão 1', 'Longo.mp4');
  await expect(page.getByLabel('Nome do recurso')).toHaveCount(3);
  await goOn(page, 'Funcionários');
  await save(page);
  await expectSaved(page);

  const second = await readTraining(title);
  expect(videosOf(second)).toEqual([['Longo'], ['As pessoas', 'A empresa']]);
  expect(idsOf(second)).toMatchObject(idsOf(first));
});

test('an upload that is cut goes on where it was', async ({ page }) => {
  const title = name('Envio cortado');
  const proxy = await startCuttingProxy(baseUrl, heldAfter);
  try {
    await signInAsStaff(page, proxy.url);
    await describe(page, title, proxy.url);
    await addFiles(page, 'Sessão 1', 'Longo.mp4');
    await goOn(page, 'Funcionários');
    const offsets: number[] = [];
    page.on('request', (request) => {
      const offset = request.method() === 'PATCH' && request.headers()['upload-offset'];
      if (offset) offsets.push(Number(offset));
    });
    await save(page);
    const progress = page.getByRole('dialog', { name: 'Carregando...' });
    // The buffers of the connection may take the whole file.
    await expect(progress.getByText(/[01] de 1 · [1-9]\d*%/)).toBeVisible();
    proxy.cut();
    await expect(progress.getByText(/A conexão caiu/)).toBeVisible();
    await expectStateAccessible(page);
    proxy.mend();
    await progress.getByRole('button', { name: 'Continuar' }).click();
    await expectSaved(page, proxy.url);
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBeGreaterThan(0);
    expect(videosOf(await readTraining(title))).toEqual([['Longo']]);
  } finally {
    await proxy.stop();
  }
});

test('an upload that is given up leaves nothing', async ({ page }) => {
  const before = await (await openStaffApi(baseUrl)).get<string[]>(
    '/Treinamento/GetListaRecursosArmazenados',
  );
  await signInAsStaff(page, baseUrl);
  await describe(page, name('Desistência'));
  await addFiles(page, 'Sessão 1', 'A empresa.mp4', 'só áudio.mp4');
  await goOn(page, 'Funcionários');
  await save(page);
  await expect(page.getByText(/só áudio\.mp4: O arquivo não tem imagem/)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('O treinamento foi descartado!').first()).toBeVisible();
  const api = await openStaffApi(baseUrl);
  await expect
    .poll(() => api.get<string[]>('/Treinamento/GetListaRecursosArmazenados'))
    .toEqual(before);
});
