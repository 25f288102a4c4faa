import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible, expectStateAccessible } from './support/accessibility.ts';
import { quiz, words } from './support/games.ts';
import { holdTimers } from './support/held-timers.ts';
import { dragByKeys } from './support/keyboard.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { signInAsStaff } from './support/staff.ts';
import {
  type ExamplePerson,
  findPerson,
  openStaffApi,
  type StaffApi,
} from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/jogos`;
/** Has the card after an answer, which goes by itself, stand. Call before the visit. */
const holdCards = (page: Page) => holdTimers(page, 2000);
const name = (text: string) => `${text} ${process.pid}`;

interface StoredGame {
  dsOptJogo: string;
  perguntas: { idTipo: number; dsPergunta: string; opcoes: { dsOpcao: string }[] }[];
}

async function choose(page: Page, game: string, action: string) {
  await page.goto(`${section}?busca=${encodeURIComponent(game)}`);
  await page.getByRole('button', { name: `Ações de ${game}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function goOn(page: Page, step: string) {
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salvar', exact: true }).click();
}

const question = (page: Page, place: number) =>
  page.getByRole('region', { name: new RegExp(`^Pergunta ${place}:`) });

async function addQuestion(page: Page, kind: string, text: string, options: string[] = []) {
  const place = await page.getByRole('region', { name: /^Pergunta \d+:/ }).count();
  await page.getByRole('button', { name: kind, exact: true }).click();
  await expect(page.getByLabel(`Pergunta ${place + 1}`, { exact: true })).toBeFocused();
  await page.keyboard.type(text);
  for (const [index, option] of options.entries()) {
    const field = question(page, place + 1).getByRole('textbox', { name: `Opção ${index + 1}` });
    if ((await field.count()) === 0) {
      await question(page, place + 1)
        .getByRole('button', { name: 'Adicionar opção' })
        .click();
    }
    await field.fill(option);
  }
}

async function writeGame(
  api: StaffApi,
  title: string,
  people: readonly ExamplePerson[],
): Promise<number> {
  return api.post<number>('/Jogo/Post', {
    nmJogo: title,
    dsOptJogo: 'Uma pergunta, um minuto.',
    nrEscala: 5,
    flAnonimo: false,
    perguntas: [quiz('Em que ano começamos?'), words('Em uma palavra, como foi?')],
    funcionarios: people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
  });
}

async function readGame(title: string): Promise<StoredGame> {
  const api = await openStaffApi(baseUrl);
  const { rows } = await api.get<{ rows: { idJogo: number }[] }>('/Jogo/GetGrid', {
    filter: title,
    index: 0,
    take: 5,
  });
  return api.get<StoredGame>(`/Jogo/GetDados/${rows[0]?.idJogo}`);
}

test('a mixed game is written from nothing, and looked at before it is saved', async ({ page }) => {
  const title = name('Integração');
  await holdCards(page);
  await signInAsStaff(page, baseUrl);
  await page.goto(`${section}/novo`);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByLabel('Título')).toHaveAccessibleDescription(/devem ser preenchidos/);
  await expectScreenAccessible(page);
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Descrição').fill('Quatro perguntas, cinco minutos.');
  await goOn(page, 'Perguntas');

  await addQuestion(page, 'Votação', 'Onde fazemos a próxima?', ['No parque', 'Aqui', 'Em casa']);
  await addQuestion(page, 'Quiz', 'Em que ano começamos?', ['1998', '2004', '2010', '2016']);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByText('Marque exatamente uma opção certa.').first()).toBeVisible();
  await question(page, 2).getByRole('radio', { name: 'Opção 2' }).check();
  await addQuestion(page, 'Pilares', 'Quanto de cada um?', ['Confiança', 'Respeito']);
  await addQuestion(page, 'Palavras livres', 'Em uma palavra, como foi?');
  await page.getByRole('button', { name: 'Mover Pergunta 2 para cima' }).click();
  await expect(page.getByRole('button', { name: 'Mover Pergunta 1 para cima' })).toBeFocused();
  const places = [
    'antes de Pergunta 2',
    'antes de Pergunta 3',
    'antes de Pergunta 4',
    'fim do jogo',
  ];
  await dragByKeys(
    page,
    'Arrastar Pergunta 2',
    places.map((place) => `Pergunta 2: ${place}.`),
  );
  await expect(page.getByLabel('Pergunta 4', { exact: true })).toHaveValue(
    'Onde fazemos a próxima?',
  );
  // Where the page is scrolled to chance, its header lies over some button.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectScreenAccessible(page);

  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  const preview = page.getByRole('dialog', { name: 'Pré-visualização' });
  await preview.getByRole('button', { name: 'Começar' }).click();
  await preview.getByRole('radio', { name: /2004/ }).check();
  await preview.getByRole('button', { name: 'Responder' }).click();
  await expect(preview.getByText('Você acertou!')).toBeVisible();
  await page.keyboard.press('Escape');

  await goOn(page, 'Pessoas');
  await page.getByRole('button', { name: 'Adicionar Funcionários' }).click();
  const picker = page.getByRole('dialog', { name: 'Adicionar Funcionários' });
  for (const person of ['Ana Souza', 'Bruno Lima']) {
    await picker.getByRole('searchbox').fill(person);
    await picker
      .getByRole('button', { name: `Adicionar ${person}` })
      .first()
      .click();
  }
  await picker.getByRole('button', { name: 'Fechar' }).last().click();
  await save(page);
  await expect(page).toHaveURL(section);
  const stored = await readGame(title);
  expect(stored.perguntas.map(({ idTipo, opcoes }) => [idTipo, opcoes.length])).toEqual([
    [1, 4],
    [3, 2],
    [2, 0],
    [4, 3],
  ]);
});

test('a game is sent, answered, frozen, copied and closed', async ({ page, browser }) => {
  const title = name('Da casa');
  const api = await openStaffApi(baseUrl);
  const [ana, bruno] = await Promise.all([
    findPerson(api, 'Ana Souza'),
    findPerson(api, 'Bruno Lima'),
  ]);
  const id = await writeGame(api, title, [ana, bruno]);
  await signInAsStaff(page, baseUrl);
  const since = new Date();
  await choose(page, title, 'Enviar');
  const confirm = page.getByRole('alertdialog');
  await expect(confirm.getByText(/As respostas são identificadas/)).toBeVisible();
  await expectStateAccessible(page);
  await confirm.getByRole('button', { name: 'Enviar para 2 pessoas' }).click();
  const outcome = page.getByRole('dialog', { name: 'Concluído!' });
  await expect(outcome.getByText('2 de 2')).toBeVisible();
  await outcome.getByText('Fechar').click();

  const link = linkIn(await nextMail(baseUrl, ana.dsEmail, since, title));
  const player = await browser.newPage();
  await holdCards(player);
  await player.goto(link);
  await player.getByRole('button', { name: 'Começar' }).click();
  await player.getByRole('radio', { name: /1998/ }).check();
  await player.getByRole('button', { name: 'Responder' }).click();
  await expect(player.getByText('Você errou!')).toBeVisible();
  await player.close();

  await choose(page, title, 'Ver');
  await expect(
    page.getByText('Este jogo já foi respondido e não pode mais ser alterado.'),
  ).toBeVisible();
  await goOn(page, 'Perguntas');
  await expect(page.getByText('Em que ano começamos?')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} (cópia)` })).toBeVisible();
  await expect(page.getByText('Este jogo já foi respondido')).toHaveCount(0);

  await choose(page, title, 'Encerrar');
  await expect(confirm.getByText(/2 pessoas ainda não responderam/)).toBeVisible();
  await expectStateAccessible(page);
  await confirm.getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('Jogo encerrado.').first()).toBeVisible();
  await choose(page, title, 'Resultados');
  await expect(page).toHaveURL(`${section}/resultados/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
