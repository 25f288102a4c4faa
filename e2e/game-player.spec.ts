import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectStateAccessible } from './support/accessibility.ts';
import {
  callByLink,
  mailGame,
  pillars,
  quiz,
  type SentGame,
  sendGame,
  somePeople,
  voting,
  type WrittenQuestion,
  words,
} from './support/games.ts';
import { type HeldTimers, holdTimers } from './support/held-timers.ts';
import { attributesWith, loggedEvents, watchFaults, watchPolicy } from './support/host-page.ts';
import { enterAt, press, tabTo } from './support/keyboard.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const thanks = 'Pesquisa/Jogo finalizado! Obrigado por participar!';
const phone = { width: 360, height: 740 };

type Root = Page | Locator;

const first = (links: readonly SentGame[]) => links[0] as SentGame;

/** What is chosen, rated or written in answer to a kind of question. */
async function fill(root: Root, { idTipo, opcoes, dsPergunta }: WrittenQuestion) {
  await expect(root.getByRole('heading', { name: dsPergunta })).toBeVisible();
  if (idTipo === 2) return root.getByLabel('Sua resposta').fill('Acolhedora');
  if (idTipo !== 3) return root.getByRole('radio', { name: opcoes[1]?.dsOpcao ?? '' }).check();
  const groups = opcoes.length > 0 ? opcoes.map(({ dsOpcao }) => dsOpcao) : [dsPergunta];
  for (const name of groups) {
    await root.getByRole('group', { name }).getByRole('radio', { name: '4' }).check();
  }
}

async function fillByKeys(page: Page, root: Root, { idTipo, opcoes, dsPergunta }: WrittenQuestion) {
  if (idTipo === 2) {
    await tabTo(page, root.getByLabel('Sua resposta'));
    await page.keyboard.type('Acolhedora');
  } else if (idTipo === 3) {
    for (const { dsOpcao } of opcoes.length > 0 ? opcoes : [{ dsOpcao: dsPergunta }]) {
      const group = root.getByRole('group', { name: dsOpcao });
      await tabTo(page, group.getByRole('radio').first());
      await press(page, '4');
    }
  } else {
    await tabTo(page, root.getByRole('radio').first());
    await press(page, 'Space');
    await press(page, 'ArrowDown');
  }
}

/** How long the card after an answer stands by itself, in milliseconds. */
const cardTime = 2000;

/** Has the card after an answer stand until the test goes on. Call before the visit. */
const holdCards = (page: Page): Promise<HeldTimers> => holdTimers(page, cardTime);

/** Answers questions, each up to the card that follows it. */
async function answer(root: Root, questions: readonly WrittenQuestion[]) {
  for (const question of questions) {
    await fill(root, question);
    await root.getByRole('button', { name: 'Responder' }).click();
    const card = root.getByRole('status').filter({ hasText: /Você acertou!|Resposta enviada!/ });
    await expect(card).toContainText(question.idTipo === 1 ? 'Você acertou!' : 'Resposta enviada!');
    await root.getByRole('button', { name: 'Continuar' }).click();
  }
}

const progressOf = (root: Root) => root.getByRole('progressbar', { name: 'Progresso' });

async function expectEnd(root: Root) {
  await expect(root.getByRole('heading', { name: thanks })).toBeVisible();
  await expect(progressOf(root)).toHaveAttribute('aria-valuetext', '100%');
}

async function expectNothingAside(page: Page) {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
}

const mixed = [
  quiz('Em que ano a empresa foi fundada?'),
  words('Em uma palavra, como foi a sua semana?'),
  pillars('Como você avalia cada ponto?', ['Acolhida', 'Equipamentos']),
  voting('O que compramos primeiro?'),
  pillars('Eu recomendaria esta empresa.'),
];

/** Staff who write and send games: one person may send no more than a few an hour. */
async function openGamesStaff() {
  const user = await makeStaffUser(await openStaffApi(baseUrl), { 4: 'V', 12: 'VIAE' });
  return openStaffApi(baseUrl, user.login);
}

/** One game for all tests of it, which is sent to somebody for each. */
let sent: Promise<SentGame[]> | undefined;

/** A link to the game with a question of each kind that no other test has played. */
async function linkToMixed(): Promise<SentGame> {
  sent ??= sendMixed();
  const link = (await sent).shift();
  if (!link) throw new Error('All links to the game have been played');
  return link;
}

async function sendMixed(): Promise<SentGame[]> {
  const title = `Jogo de tudo ${Date.now()}`;
  return sendGame(await openGamesStaff(), { title, questions: mixed, people: 5 });
}

test('a mixed game is played by keyboard alone on a page that spoils what it can', async ({
  page,
}) => {
  const { hash, personId } = await linkToMixed();
  const root = page.locator('aferir-game-player');
  await holdCards(page);
  await page.goto(`${baseUrl}/exemplos/jogo.html?hs=${hash}&idPessoa=${personId}`);
  // That page hides where its own focus is.
  await page.getByRole('button', { name: 'Botão da página' }).focus();
  await enterAt(page, root.getByRole('button', { name: 'Começar' }));
  for (const question of mixed) {
    await expect(root.getByRole('heading', { name: question.dsPergunta })).toBeFocused();
    await fillByKeys(page, root, question);
    await enterAt(page, root.getByRole('button', { name: 'Responder' }));
    await enterAt(page, root.getByRole('button', { name: 'Continuar' }));
  }
  await expect(root.getByRole('heading', { name: thanks })).toBeFocused();
  await enterAt(page, root.getByRole('button', { name: 'Sair' }));
});

test('a mixed game is played on a phone, what was begun survives a reload, and the end leads on', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await holdCards(page);
  const { address } = await linkToMixed();
  await page.goto(address);
  await expect(page.getByText('Identificada', { exact: true })).toBeVisible();
  await expectNothingAside(page);
  await page.getByRole('button', { name: 'Começar' }).click();
  await answer(page, mixed.slice(0, 1));
  await page.getByLabel('Sua resposta').fill('Meio escri');
  await expect(page.getByRole('button', { name: 'Responder' })).toBeInViewport();
  await page.reload();
  await expect(page.getByLabel('Sua resposta')).toHaveValue('Meio escri');
  for (const question of mixed.slice(1)) {
    await expect(page.getByRole('heading', { name: question.dsPergunta })).toBeVisible();
    await expectNothingAside(page);
    await answer(page, [question]);
  }
  await page.reload();
  await expectEnd(page);
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-funcionario\?idcliente=1$/);
});

test('a mixed game is played on a page that spoils what it can, with a reload in the middle', async ({
  page,
}) => {
  const { id, hash, personId } = await linkToMixed();
  const refused = await watchPolicy(page);
  const faults = watchFaults(page);
  await holdCards(page);
  await page.goto(`${baseUrl}/exemplos/jogo.html?hs=${hash}&idPessoa=${personId}`);
  const element = page.locator('aferir-game-player');
  await element.getByRole('button', { name: 'Começar' }).click();
  await answer(element, mixed.slice(0, 2));
  await expect.poll(() => loggedEvents(page, 'ready')).toEqual([{ widget: 'game-player' }]);
  await expect
    .poll(() => loggedEvents(page, 'progress'))
    .toEqual([
      { answered: 1, total: 5 },
      { answered: 2, total: 5 },
    ]);
  expect(await attributesWith(page, hash)).toEqual([]);

  await page.reload();
  await page.setViewportSize(phone);
  await answer(element, mixed.slice(2));
  await expectEnd(element);
  await expect.poll(() => loggedEvents(page, 'complete')).toEqual([{ responseId: id }]);
  expect(await loggedEvents(page, 'error')).toEqual([]);
  await page.reload();
  await expectEnd(element);
  await element.getByRole('button', { name: 'Sair' }).click();
  await expect.poll(() => loggedEvents(page, 'close')).toEqual([{ isComplete: true }]);
  expect(await loggedEvents(page, 'error')).toEqual([]);
  const stored = await page.evaluate(() => [sessionStorage.length, localStorage.length]);
  expect(stored).toEqual([0, 0]);
  expect([refused, faults]).toEqual([[], []]);
});

test('a link is good for its own person alone', async ({ page }) => {
  const api = await openGamesStaff();
  const own = await linkToMixed();
  const other = await linkToMixed();
  const asOther = `/PerguntaJogo/loadAllWithOp?hsGame=${own.hash}&idPessoa=${other.personId}`;
  expect((await callByLink(api, own, asOther)).status).toBe(403);

  for (const address of ['pesquisa', 'exemplos/jogo.html']) {
    await page.goto(`${baseUrl}/${address}?hs=${own.hash}&idPessoa=${other.personId}`);
    await expect(
      page.getByText('Este link não dá acesso a este jogo.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Começar' })).toHaveCount(0);
  }
  await page.goto(`${baseUrl}/pesquisa?hs=${own.hash}`);
  await expect(page).toHaveURL(/\/login$/);
});

test('the survey of psychosocial risk says where to turn to', async ({ page }) => {
  const api = await openGamesStaff();
  const id = await api.post<number>('/Jogo/PostModelo', { dsModelo: 'nr1' });
  const content = await api.get<{
    nmJogo: string;
    dsOptJogo: string;
    nrEscala: number;
    flAnonimo: boolean;
    nrVersao: number;
    perguntas: WrittenQuestion[];
  }>(`/Jogo/GetDados/${id}`);
  const people = await somePeople(api, 1);
  const { nmJogo: title, dsOptJogo, nrEscala, flAnonimo, nrVersao, perguntas } = content;
  await api.post('/Jogo/Put', {
    idJogo: id,
    nrVersao,
    nmJogo: title,
    dsOptJogo,
    nrEscala,
    flAnonimo,
    perguntas,
    funcionarios: people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
  });
  const link = first(await mailGame(api, { id, title }, people));
  await holdCards(page);
  await page.goto(link.address);
  await expect(page.getByText('Anônima', { exact: true })).toBeVisible();

  await rateAllButLast(api, link);
  await page.reload();
  const last = perguntas.at(-1)?.dsPergunta ?? '';
  await expect(page.getByRole('heading', { name: last })).toBeVisible();
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByRole('button', { name: 'Responder' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: /há a quem recorrer/ })).toBeVisible();
  await expect(page.getByText('Ligue 188')).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectEnd(page);
});

/** Rates all questions up to the last one, without a browser. */
async function rateAllButLast(api: StaffApi, link: SentGame) {
  const path = `/PerguntaJogo/loadAllWithOp?hsGame=${link.hash}&idPessoa=${link.personId}`;
  const { data } = await (await callByLink(api, link, path)).json();
  for (const { idPergunta } of data.dadosPerguntas.slice(0, -1)) {
    const reply = await callByLink(api, link, '/JogoJogadorPerguntaValor/PostJogoPerguntaValor', {
      idOrganogramaPessoa: link.personId,
      idPergunta,
      nrValor: 4,
    });
    expect(reply.status).toBe(200);
  }
}
