import { expect, type Locator, type Page } from '@playwright/test';
import { managerScores, owedBy, selfScores, type Table } from './performance-table.ts';
import type { Root } from './questionnaire.ts';

/** The competency on screen: its name as the heading, its place among all. */
export async function expectCompetency(
  root: Root,
  competency: string,
  place: number,
  total: number,
): Promise<void> {
  await expect(root.getByRole('heading', { name: competency, exact: true })).toBeVisible();
  await expect(root.getByText(`${place} de ${total}`, { exact: true })).toBeVisible();
}

/** The radio of a score on screen. */
export function scoreRadio(root: Root, score: number): Locator {
  return root.getByRole('radio', { name: String(score), exact: true });
}

/** Gives the competency on screen a score, with the pointer. */
export async function choose(root: Root, score: number): Promise<void> {
  const radio = scoreRadio(root, score);
  await radio.check();
  await expect(radio).toBeChecked();
}

/** Gives scores one after another and moves on; after the last one nothing is waited for. */
export async function giveScores(
  root: Root,
  scores: readonly [competency: string, score: number][],
  { from = 1, to = scores.length }: { from?: number; to?: number } = {},
): Promise<void> {
  for (const [index, [competency, score]] of scores.entries()) {
    const place = index + 1;
    if (place < from || place > to) continue;
    await expectCompetency(root, competency, place, scores.length);
    await choose(root, score);
    await root
      .getByRole('button', { name: place === scores.length ? 'Terminar' : 'Próxima' })
      .click();
  }
}

/** Opens the self-assessment on screen and answers it as the table says. */
export async function assessOneself(root: Root, table: Table): Promise<void> {
  await expect(
    root.getByRole('heading', { name: 'Você ainda não realizou sua Avaliação de Desempenho' }),
  ).toBeVisible();
  await root.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await giveScores(root, selfScores(table));
  await expectSelfEnd(root);
}

/** The end of the self-assessment. */
export async function expectSelfEnd(root: Root): Promise<void> {
  await expect(root.getByRole('heading', { name: 'Autoavaliação finalizada!' })).toBeVisible();
}

/** The button of a person's row in a manager's team. */
export function teamAction(root: Root, action: string, person: string): Locator {
  return root.getByRole('button', { name: `${action}: ${person}` });
}

/** Rates somebody from the list of the team as the table says, to the confirmed end. */
export async function rateFromTeam(
  root: Root,
  person: string,
  table: Table,
  manager: 0 | 1,
): Promise<void> {
  await teamAction(root, 'Avaliar', person).click();
  const dialog = root.getByRole('dialog', { name: `Avaliação de ${person}` });
  await giveScores(dialog, managerScores(table, manager));
  await confirmEnd(root);
  await expect(
    root.getByText('A avaliação foi enviada com sucesso!', { exact: true }).first(),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(teamAction(root, 'Avaliar', person)).toBeHidden();
}

/** Says yes to the end of a rating. */
export async function confirmEnd(root: Root): Promise<void> {
  const question = root.getByRole('alertdialog', { name: 'Terminar avaliação' });
  await expect(question.getByText('Deseja terminar a avaliação?')).toBeVisible();
  await question.getByRole('button', { name: 'Enviar notas' }).click();
}

/** Writes everything that a manager owes on somebody from the list of the team. */
export async function writeFromTeam(
  root: Root,
  person: string,
  table: Table,
  manager: 0 | 1,
): Promise<void> {
  await teamAction(root, 'Realizar Feedback', person).click();
  const owed = owedBy(table, manager);
  const list = root.getByRole('dialog', { name: 'Competências Pendentes de Feedback' });
  await expect(list.getByRole('button', { name: /^Realizar Feedback/ })).toHaveCount(owed.length);
  for (const [competency, text] of owed) {
    await list.getByRole('button', { name: `Realizar Feedback: ${competency}` }).click();
    const form = root.getByRole('dialog', { name: competency });
    const row = table.rows.find((one) => one.competency === competency);
    await expectScoresIn(form, row?.self, row?.scores[manager]);
    await form.getByPlaceholder('Escreva seu feedback aqui...').fill(text);
    await form.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(
      root.getByText('Feedback enviado com sucesso!', { exact: true }).first(),
    ).toBeVisible();
    await expect(form).toBeHidden();
  }
  await expect(list).toBeHidden();
  await expect(teamAction(root, 'Realizar Feedback', person)).toBeHidden();
}

/** The two scores that a feedback is about. */
async function expectScoresIn(form: Locator, self = -1, manager = -1): Promise<void> {
  await expect(fact(form, 'Nota do funcionário')).toHaveText(String(self));
  await expect(fact(form, 'Nota do gestor')).toHaveText(String(manager));
}

function fact(root: Locator, label: string): Locator {
  const name = root.locator('dt').filter({ hasText: new RegExp(`^${label}$`) });
  return name.locator('xpath=following-sibling::dd[1]');
}

/** Compares the report on screen with the table: scores, averages, gaps, verdicts. */
export async function expectReviewReport(root: Root, table: Table): Promise<void> {
  // A page calls it 'Relatório de Desempenho', a dialog by the person.
  await expect(root.getByRole('heading', { name: /^Relatório de / })).toBeVisible();
  await expect(
    root.getByRole('meter', { name: 'Percentual de alinhamento', exact: true }),
  ).toHaveAttribute('aria-valuetext', new RegExp(`^${table.alignment} · `));
  for (const row of table.rows) await expectRow(root, row);
}

async function expectRow(root: Root, row: Table['rows'][number]): Promise<void> {
  const item = competencyItem(root, row.competency);
  await expect(fact(item, 'Autoavaliação')).toHaveText(String(row.self));
  await expect(fact(item, 'Média dos gestores')).toHaveText(row.average);
  await expect(fact(item, 'Diferença')).toHaveText(row.gap);
  const isDisputed = row.verdict === 'disagreement';
  await expect(item.getByRole('button', { name: /^Ver Feedbacks/ })).toHaveCount(
    isDisputed ? 1 : 0,
  );
  await expect(item.getByText('Alinhado', { exact: true })).toHaveCount(isDisputed ? 0 : 1);
}

/** One competency of the report. */
export function competencyItem(root: Root, competency: string): Locator {
  const page = 'page' in root ? root.page() : root;
  const heading = page.getByRole('heading', { name: competency, exact: true });
  return root.getByRole('listitem').filter({ has: heading });
}

/** Opens the feedback of each disputed competency and compares it with the table. */
export async function expectFeedback(root: Root, table: Table): Promise<void> {
  for (const { competency, verdict, feedback } of table.rows) {
    if (verdict !== 'disagreement') continue;
    await competencyItem(root, competency)
      .getByRole('button', { name: /^Ver Feedbacks/ })
      .click();
    const dialog = root.getByRole('dialog', { name: 'Feedbacks dos Gestores' });
    const entries = dialog.getByRole('listitem');
    await expect(entries).toHaveCount(feedback.filter((text) => text !== null).length);
    for (const [index, text] of feedback.entries()) {
      if (text === null) continue;
      const written = entries.filter({ hasText: table.managers[index]?.name ?? '' });
      await expect(written).toContainText(text);
    }
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toBeHidden();
  }
}

/** Compares the table behind the chart with what was given. */
export async function expectChartData(root: Root, table: Table): Promise<void> {
  await root.getByRole('button', { name: 'Ver dados' }).click();
  const data = root.getByRole('table', { name: 'Autoavaliação e gestores, de 0 a 10' });
  for (const { competency, self, average } of table.rows) {
    const row = data.getByRole('row').filter({ hasText: competency });
    await expect(row.getByRole('cell')).toHaveText([String(self), average.replace(/,0$/, '')]);
  }
}

/** Opens the reviews of one person from the grid of the performance section. */
export async function openReviewsOf(page: Page, baseUrl: string, name: string): Promise<Locator> {
  await findInSection(page, baseUrl, name);
  await page.getByRole('button', { name: `Análises de ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Análises' });
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  return dialog;
}

/** Leaves one person alone in the grid of the performance section. */
export async function findInSection(page: Page, baseUrl: string, name: string): Promise<void> {
  await page.goto(`${baseUrl}/homelogado/desempenho`);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 funcionário encontrado.')).toBeVisible();
}

/** Starts a request to somebody in the grid whose last review is over: it is in the menu of the row. */
export async function askAgain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Enviar solicitação' }).click();
}
