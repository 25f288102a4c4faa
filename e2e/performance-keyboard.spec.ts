import { expect, type Page, test } from '@playwright/test';
import { holdTimers } from './support/held-timers.ts';
import {
  enterAt,
  enterInMenu,
  expectFocusKept,
  expectFocusTrapped,
  hasFocus,
  holdsFocus,
  press,
  scoreByKeyboard,
  signInByKeyboard,
  tabTo,
} from './support/keyboard.ts';
import { managerLinkTo, rateReview } from './support/manager-api.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { freePerson, reviewsOf, sendReview } from './support/performance-api.ts';
import {
  competencyItem,
  expectReviewReport,
  expectSelfEnd,
  teamAction,
} from './support/performance-screens.ts';
import {
  internTable,
  managerScores,
  owedBy,
  selfScores,
  type Table,
  developerTable as table,
} from './support/performance-table.ts';
import type { Root } from './support/questionnaire.ts';
import { mailedLink, openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

test.use({ viewport: { width: 360, height: 740 } });

/** How long a toast stands by itself, in milliseconds. */
const toastTime = 8000;

test.beforeEach(({ page }) => holdTimers(page, toastTime));

test('the keyboard alone takes a review from the request to the report', async ({ page }) => {
  const person = { name: 'Yasmin Oliveira', email: 'yasmin.oliveira@empresa.example' };
  const api = await openStaffApi(baseUrl);
  const { idOrganogramaPessoa } = await freePerson(api, person.name);
  const since = new Date();
  await sendFromSection(page, person.name);

  await page.goto(linkIn(await nextMail(baseUrl, person.email, since, 'autoavaliação')));
  await assessByKeyboard(page, page, table);
  const [ana, rafael] = table.managers;
  const rating = await managerLinkTo(baseUrl, ana.email, person.name, since);
  await page.goto(rating.link);
  await rateByKeyboard(page, page, { name: person.name, table, manager: 0 });
  const [review] = await reviewsOf(api, idOrganogramaPessoa);
  const other = await managerLinkTo(baseUrl, rafael.email, person.name, since);
  await rateReview(baseUrl, other, review?.idResposta ?? 0, managerScores(table, 1));
  const asked = await mailedLink(baseUrl, ana.email, since, `feedback para ${person.name}`);
  await page.goto(asked.link);
  await writeByKeyboard(page, page, person.name);

  await page.goto(linkIn(await nextMail(baseUrl, person.email, since, 'foi finalizada')));
  await expectReviewReport(page, table);
  await readByKeyboard(page, page);
});

test('the keyboard alone rates in custom elements on a page of others', async ({ page }) => {
  const name = 'Lucas Teixeira';
  const review = await sendReview(await openStaffApi(baseUrl), name);
  const since = new Date();
  const start = page.getByRole('button', { name: 'Botão da página' });
  await page.goto(`${baseUrl}/exemplos/autoavaliacao.html?hs=${review.hash}`);
  // The page takes the focus ring away from what is its own.
  await start.focus();
  const self = page.locator('aferir-performance-self-assessment');
  await assessByKeyboard(page, self, internTable);

  const [ana] = internTable.managers;
  const { hash } = await managerLinkTo(baseUrl, ana.email, name, since);
  await page.goto(`${baseUrl}/exemplos/gestor.html?hs=${hash}`);
  await start.focus();
  const team = page.locator('aferir-manager-evaluation');
  await rateByKeyboard(page, team, { name, table: internTable, manager: 0 });
});

async function sendFromSection(page: Page, name: string): Promise<void> {
  await signInByKeyboard(page, baseUrl);
  await enterAt(page, page.getByRole('button', { name: 'Abrir menu' }), { key: 'Shift+Tab' });
  await enterAt(page, page.getByRole('dialog').getByRole('link', { name: 'Desempenho' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(name);
  await expect(page.getByText('1 funcionário encontrado.')).toBeVisible();
  const menu = page.getByRole('button', { name: `Ações de ${name}` });
  await enterAt(page, menu);
  await enterInMenu(page, 'Enviar solicitação');
  const question = page.getByRole('alertdialog');
  await expectFocusTrapped(page, question);
  await enterAt(page, question.getByRole('button', { name: 'Enviar', exact: true }));
  await expect(page.getByText('Solicitação enviada.', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(menu).toBeHidden();
  await expectFocusKept(page);

  const view = page.getByRole('button', { name: `Análises de ${name}` });
  await enterAt(page, view);
  const reviews = page.getByRole('dialog', { name: 'Análises' });
  await expect.poll(() => holdsFocus(reviews)).toBe(true);
  await press(page, 'Escape');
  await expect(reviews).toBeHidden();
  await expect.poll(() => hasFocus(view)).toBe(true);
}

async function assessByKeyboard(page: Page, root: Root, given: Table): Promise<void> {
  await enterAt(page, root.getByRole('button', { name: 'Iniciar avaliação' }));
  await scoreByKeyboard(page, root, selfScores(given));
  await expectSelfEnd(root);
  await expectFocusKept(page);
  await tabTo(page, root.getByRole('button', { name: 'Voltar para Minhas Avaliações' }));
}

interface Rating {
  name: string;
  table: Table;
  manager: 0 | 1;
}

async function rateByKeyboard(page: Page, root: Root, given: Rating): Promise<void> {
  const { name, manager } = given;
  await enterAt(page, teamAction(root, 'Avaliar', name));
  const dialog = root.getByRole('dialog', { name: `Avaliação de ${name}` });
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  await scoreByKeyboard(page, dialog, managerScores(given.table, manager));
  const question = root.getByRole('alertdialog', { name: 'Terminar avaliação' });
  await expect.poll(() => holdsFocus(question)).toBe(true);
  await enterAt(page, question.getByRole('button', { name: 'Enviar notas' }));
  await expect(
    root.getByText('A avaliação foi enviada com sucesso!', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(teamAction(root, 'Avaliar', name)).toBeHidden();
  await expectFocusKept(page);
}

async function writeByKeyboard(page: Page, root: Root, name: string): Promise<void> {
  await enterAt(page, teamAction(root, 'Realizar Feedback', name));
  const list = root.getByRole('dialog', { name: 'Competências Pendentes de Feedback' });
  for (const [competency, text] of owedBy(table, 0)) {
    await enterAt(page, list.getByRole('button', { name: `Realizar Feedback: ${competency}` }));
    const form = root.getByRole('dialog', { name: competency });
    const box = form.getByPlaceholder('Escreva seu feedback aqui...');
    await expect.poll(() => hasFocus(box)).toBe(true);
    await expectFocusTrapped(page, form);
    await tabTo(page, box);
    await page.keyboard.type(text);
    await enterAt(page, form.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(form).toBeHidden();
  }
  await expect(list).toBeHidden();
  await expect(teamAction(root, 'Realizar Feedback', name)).toBeHidden();
  await expectFocusKept(page);
}

async function readByKeyboard(page: Page, root: Root): Promise<void> {
  await enterAt(page, root.getByRole('button', { name: 'Ver dados' }));
  await expect(root.getByRole('table')).toBeVisible();
  const open = competencyItem(root, 'Conhecimento técnico').getByRole('button', {
    name: /^Ver Feedbacks/,
  });
  await enterAt(page, open);
  const dialog = root.getByRole('dialog', { name: 'Feedbacks dos Gestores' });
  await expect(dialog.getByText(owedBy(table, 0)[0]?.[1] ?? '')).toBeVisible();
  await expectFocusTrapped(page, dialog);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => hasFocus(open)).toBe(true);

  const print = root.getByRole('button', { name: 'Imprimir PDF' });
  await print.focus();
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await expect(root.getByText('PDF gerado com sucesso!', { exact: true })).toBeVisible();
  await expectFocusKept(page);
}
