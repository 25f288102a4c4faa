import { type Browser, expect, type Page, test } from '@playwright/test';
import { linkIn, nextMail } from './support/outbox.ts';
import { pdfText } from './support/pdf.ts';
import { freePerson } from './support/performance-api.ts';
import {
  askAgain,
  assessOneself,
  competencyItem,
  expectChartData,
  expectFeedback,
  expectReviewReport,
  expectSelfEnd,
  findInSection,
  openReviewsOf,
  rateFromTeam,
  teamAction,
  writeFromTeam,
} from './support/performance-screens.ts';
import { seniorTable as table } from './support/performance-table.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const person = { name: 'Thiago Martins', email: 'thiago.martins@empresa.example' };
const [ana, rafael] = table.managers;

test('a review goes from staff through the person and two managers to its report', async ({
  page: staff,
  browser,
}) => {
  await freePerson(await openStaffApi(baseUrl), person.name);
  const since = new Date();
  await signInAsStaff(staff, baseUrl);
  await sendFromGrid(staff);

  const own = await openAs(browser);
  await own.goto(linkIn(await nextMail(baseUrl, person.email, since, 'autoavaliação')));
  await expect(own).toHaveURL(/\/avaliacaoDeDesempenho\?hs=/);
  const selfAddress = own.url();
  await assessOneself(own, table);
  await expectStatus(staff, 'Aguardando Avaliação do Gestor', 'Sem dados');

  await own.goto(selfAddress.replace('/avaliacaoDeDesempenho', '/relatorio'));
  await expectWaiting(own, 'Falta a avaliação de Ana Souza e Rafael Nogueira.');

  const [anasLink, rafaelsLink] = await Promise.all(
    table.managers.map(async ({ email }) =>
      linkIn(await nextMail(baseUrl, email, since, `Avalie o desempenho de ${person.name}`)),
    ),
  );
  expect(anasLink).not.toBe(rafaelsLink);
  const first = await openTeam(browser, anasLink, 'Olá, Ana!');
  await rateFromTeam(first, person.name, table, 0);
  await expect(teamRow(first)).toContainText('Avaliado');
  await own.reload();
  await expectWaiting(own, 'Falta a avaliação de Rafael Nogueira.');

  const second = await openTeam(browser, rafaelsLink, 'Olá, Rafael!');
  await rateFromTeam(second, person.name, table, 1);
  await expectStatus(staff, 'Aguardando Feedback do Gestor', table.alignment);
  await own.reload();
  await expectReviewReport(own, table);
  await expect(own.getByText('Falta o feedback de Ana Souza e Rafael Nogueira.')).toBeVisible();

  await second.goto(await feedbackLink(rafael.email, since));
  await writeFromTeam(second, person.name, table, 1);
  await expectStatus(staff, 'Aguardando Feedback do Gestor', table.alignment);
  await first.goto(await feedbackLink(ana.email, since));
  await expect(teamRow(first)).toContainText('2 competências pendentes');
  await writeFromTeam(first, person.name, table, 0);
  await expect(teamRow(first)).toContainText('Avaliado');
  await expectStatus(staff, 'Finalizado', table.alignment);

  await own.goto(linkIn(await nextMail(baseUrl, person.email, since, 'foi finalizada')));
  await expect(own).toHaveURL(/\/relatorio\?hs=/);
  await expectReviewReport(own, table);
  await expectChartData(own, table);
  await expectFeedback(own, table);
  await expectPdf(own);
  await own.goto(selfAddress);
  await expectSelfEnd(own);

  const reviews = await openReviewsOf(staff, baseUrl, person.name);
  const newest = reviews.getByRole('row').filter({ hasText: table.alignment }).first();
  await newest.getByRole('button', { name: 'Ver relatório' }).click();
  await expect(staff).toHaveURL(/\/relatorio\?idResposta=\d+&tipo=desempenho/);
  await expectReviewReport(staff, table);
  await expectFeedback(staff, table);

  for (const opened of [own, first, second]) await opened.context().close();
});

async function openAs(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function openTeam(browser: Browser, link = '', greeting: string): Promise<Page> {
  const page = await openAs(browser);
  await page.goto(link);
  await expect(page).toHaveURL(/\/analisegestor\?hs=/);
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  await expect(teamAction(page, 'Avaliar', person.name)).toBeVisible();
  return page;
}

function teamRow(page: Page) {
  return page.getByRole('row').filter({ hasText: person.name });
}

async function feedbackLink(email: string, since: Date): Promise<string> {
  const subject = `Escreva o seu feedback para ${person.name}`;
  return linkIn(await nextMail(baseUrl, email, since, subject));
}

async function sendFromGrid(staff: Page): Promise<void> {
  await findInSection(staff, baseUrl, person.name);
  await askAgain(staff, person.name);
  const question = staff.getByRole('alertdialog');
  await expect(question).toContainText('Deseja realmente enviar a solicitação por email?');
  await question.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(staff.getByText('Solicitação enviada.', { exact: true })).toBeVisible();
  await expect(staff.getByRole('row').filter({ hasText: person.name })).toContainText(
    'Aguardando Resposta',
  );
  await expect(staff.getByRole('button', { name: `Ações de ${person.name}` })).toHaveCount(0);
}

async function expectStatus(staff: Page, status: string, alignment: string): Promise<void> {
  await staff.getByRole('button', { name: 'Recarregar' }).click();
  const row = staff.getByRole('row').filter({ hasText: person.name });
  await expect(row).toContainText(status);
  await expect(row.getByRole('meter')).toHaveAttribute('aria-valuetext', alignment);
}

async function expectWaiting(own: Page, whom: string): Promise<void> {
  const waiting =
    'Seus gestores ainda não responderam a sua avaliação. Assim que enviarem, você poderá ver suas médias aqui.';
  await expect(own.getByText(`${waiting} ${whom}`)).toBeVisible();
  for (const { competency } of table.rows) {
    const item = competencyItem(own, competency);
    await expect(item.getByText('Aguardando', { exact: true })).toBeVisible();
    await expect(item.getByText('Diferença', { exact: true })).toHaveCount(0);
  }
}

async function expectPdf(own: Page): Promise<void> {
  const [download] = await Promise.all([
    own.waitForEvent('download'),
    expect(own.getByText('PDF gerado com sucesso!', { exact: true })).toBeVisible(),
    own.getByRole('button', { name: 'Imprimir PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Relatorio_Desempenho_Thiago_Martins.pdf');
  const text = await pdfText(await download.path());
  const headings = ['Relatório de Desempenho', 'Análise de Competências', 'Análise Detalhada'];
  const texts = table.rows.flatMap(({ competency, average, feedback }) => [
    competency,
    average,
    ...feedback.filter((one) => one !== null),
  ]);
  const names = [person.name, ...table.managers.map(({ name }) => name)];
  for (const part of [...headings, ...names, ...texts, table.alignment]) {
    expect(text).toContain(part);
  }
}
