import { expect, type Page, test } from '@playwright/test';
import { openLinkApi } from './support/call-by-link.ts';
import { watchFaults } from './support/host-page.ts';
import { managerLinkTo } from './support/manager-api.ts';
import { sendReview } from './support/performance-api.ts';
import { assessOneself, rateFromTeam } from './support/performance-screens.ts';
import { internTable as table } from './support/performance-table.ts';
import { goOn, progressAt, type Root, rankByPointer } from './support/questionnaire.ts';
import { signInAsStaff } from './support/staff.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';
import { translatePages } from './support/translator.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const answering = 'Vinícius Rezende';
const rated = 'Lucas Teixeira';

interface Question {
  dsPergunta: string;
  opcoes: { dsOpcao: string }[];
}

let faults: string[];

test.beforeEach(async ({ page }) => {
  faults = watchFaults(page);
  await translatePages(page);
});

test.afterEach(() => expect(faults).toEqual([]));

/** Answers each question that a link asks where it stands, and expects its own words above its own options. */
async function answerAsAsked(root: Root, hash: string, responseId: number): Promise<void> {
  const questions = await openLinkApi(baseUrl, hash).get<Question[]>(`/Pergunta/Get/${responseId}`);
  await root.getByRole('button', { name: 'Iniciar avaliação' }).click();
  for (const [index, { dsPergunta, opcoes }] of questions.entries()) {
    await expect(progressAt(root, index + 1)).toBeVisible();
    await expect(root.getByRole('heading').locator('font > font')).toHaveText(dsPergunta);
    for (const [at, { dsOpcao }] of opcoes.entries()) {
      await expect(root.getByRole('radiogroup').nth(at)).toHaveAccessibleName(dsOpcao);
    }
    await rankByPointer(root, index + 1);
    await goOn(root, index + 1);
  }
  await expect(root.getByRole('heading', { name: 'Obrigado!' })).toBeVisible();
}

async function sendQuestionnaire() {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, answering);
  return sendRequest(staff, answering);
}

test('each question stands above its own options', async ({ page }) => {
  const { link, hash, responseId } = await sendQuestionnaire();
  await page.goto(link);
  await answerAsAsked(page, hash, responseId);
});

test('so it does in an element on a page of others', async ({ page }) => {
  const { hash, responseId } = await sendQuestionnaire();
  await page.goto(`${baseUrl}/exemplos/questionario.html?hs=${hash}`);
  await answerAsAsked(page.locator('aferir-disc-questionnaire'), hash, responseId);
});

type Part = 'self' | 'manager';

/** Has a review assessed by the person and rated by the first manager, each at an address and in a place. */
async function assessAndRate(
  page: Page,
  addressOf: (part: Part, hash: string) => string,
  rootOf: (part: Part) => Root,
): Promise<void> {
  const review = await sendReview(await openStaffApi(baseUrl), rated);
  const since = new Date();
  await page.goto(addressOf('self', review.hash));
  await assessOneself(rootOf('self'), table);
  const [{ email }] = table.managers;
  const { hash } = await managerLinkTo(baseUrl, email, rated, since);
  await page.goto(addressOf('manager', hash));
  await rateFromTeam(rootOf('manager'), rated, table, 0);
}

test('each competency that is assessed and rated is the one on the screen', async ({ page }) => {
  const addresses = { self: 'avaliacaoDeDesempenho', manager: 'analisegestor' };
  await assessAndRate(
    page,
    (part, hash) => `${baseUrl}/${addresses[part]}?hs=${hash}`,
    () => page,
  );
});

test('so it is in elements on pages of others', async ({ page }) => {
  const examples = { self: 'autoavaliacao', manager: 'gestor' };
  const tags = { self: 'aferir-performance-self-assessment', manager: 'aferir-manager-evaluation' };
  await assessAndRate(
    page,
    (part, hash) => `${baseUrl}/exemplos/${examples[part]}.html?hs=${hash}`,
    (part) => page.locator(tags[part]),
  );
});

test('a grid shows the people, the count and the page that it was sent', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  const first = await peopleShown(page, () => page.goto(`${baseUrl}/funcionarios`));
  await expect(page.getByText(/^Mostrando 1 de \d+ páginas$/)).toBeVisible();
  const next = page.getByRole('button', { name: 'Próxima página' });
  const second = await peopleShown(page, () => next.click());
  await expect(page.getByText(/^Mostrando 2 de \d+ páginas$/)).toBeVisible();
  expect(second.filter((name) => first.includes(name))).toEqual([]);

  const search = page.getByRole('searchbox');
  const [name = ''] = second;
  expect(await peopleShown(page, () => search.fill(name))).toEqual([name]);
  await expect(page.getByText('1 funcionário encontrado', { exact: true })).toBeVisible();
  await search.fill('');
  await expect(page.getByText(/^[\d.]{2,} funcionários encontrados$/)).toBeVisible();
});

/** The names that the server sends upon an act, once the grid shows them in this order. */
async function peopleShown(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const [reply] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname.endsWith('/OrganogramaPessoa/Get')),
    act(),
  ]);
  const { data } = (await reply.json()) as { data: { rows: { nmPessoa: string }[] } };
  const names = data.rows.map(({ nmPessoa }) => nmPessoa);
  const rows = page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') });
  await expect(rows).toHaveCount(names.length);
  for (const [at, name] of names.entries()) await expect(rows.nth(at)).toContainText(name);
  return names;
}
