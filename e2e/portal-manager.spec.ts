import { expect, type Locator, type Page, test } from '@playwright/test';
import { sendReview } from './support/performance-api.ts';
import { confirmEnd, giveScores, teamAction } from './support/performance-screens.ts';
import { managerScores, seniorTable } from './support/performance-table.ts';
import { openDashboard, openTab, reportOf, toast } from './support/portal.ts';
import { startServer, type TestServer } from './support/server.ts';
import { openStaffApi } from './support/staff-api.ts';

const ana = 'ana.souza@empresa.example';

/** Somebody who reports to Ana Souza: how far the review is, and what Ana can do about it. */
interface TeamRow {
  name: string;
  status: string;
  actions: readonly string[];
  /** What is waited for, when nothing can be done. */
  waits?: 'Aguardando' | 'Em Andamento';
  isAligned?: true;
  owes?: '1 competência pendente';
}

const team: readonly TeamRow[] = [
  { name: 'Beatriz Campos', status: 'Finalizado', actions: ['Visualizar'] },
  { name: 'Bruno Lima', status: 'Aguardando Resposta', actions: [], waits: 'Aguardando' },
  { name: 'Felipe Carvalho', status: 'Iniciado', actions: [], waits: 'Em Andamento' },
  {
    name: 'Gustavo Ribeiro',
    status: 'Aguardando Feedback do Gestor',
    actions: ['Realizar Feedback', 'Visualizar'],
    isAligned: true,
    owes: '1 competência pendente',
  },
  { name: 'Henrique Duarte', status: 'Aguardando Resposta', actions: [], waits: 'Aguardando' },
  { name: 'Isabela Monteiro', status: 'Visualizado', actions: [], waits: 'Aguardando' },
  { name: 'Lucas Teixeira', status: 'Avaliado', actions: ['Visualizar'], isAligned: true },
  { name: 'Pedro Henrique Sales', status: 'Sem Avaliação', actions: [], waits: 'Aguardando' },
  { name: 'Priscila Andrade', status: 'Avaliado', actions: ['Visualizar'] },
  { name: 'Thiago Martins', status: 'Aguardando Avaliação do Gestor', actions: ['Avaliar'] },
  { name: 'Wesley Santana', status: 'Avaliado', actions: ['Visualizar'], isAligned: true },
  { name: 'Yasmin Oliveira', status: 'Avaliado', actions: ['Visualizar'], isAligned: true },
];

const dashboard = 'Dashboard';
const assessments = 'Minhas avaliações de desempenho';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** Where the manager is, and what a row of the team's table is there. */
const screens = [
  { place: 'at a desk', kind: 'row', use: { viewport: { width: 1440, height: 900 } } },
  { place: 'on a phone', kind: 'listitem', use: phone },
] as const;

let server: TestServer;

// The other tests move the team of the shared server on.
test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(() => server.stop());

for (const { place, kind, use } of screens) {
  test.describe(place, () => {
    test.use(use);

    test('cards and table of the team say how far each review is and what to do', async ({
      page,
    }) => {
      await openDashboard(page, server.url, ana);
      for (const [tab, rows] of [
        [dashboard, 'listitem'],
        [assessments, kind],
      ] as const) {
        await openTab(page, tab);
        await expect(page.getByText(/12 pessoas/).first()).toBeVisible();
        for (const row of team) await expectTeamRow(reportOf(page, rows, row.name), row);
        await expectInReach(page, /: /);
        await expectFirstNear(reportOf(page, rows, 'Thiago Martins'));
      }
    });
  });
}

test.describe('with the team on a phone', () => {
  test.use(phone);

  test('a manager evaluates, gives feedback and reads, and every tab follows', async ({
    page,
    context,
  }) => {
    await openDashboard(page, server.url, ana);
    const other = await context.newPage();
    await other.goto(`${server.url}/dashboard-funcionario`);
    await expect(teamAction(other, 'Avaliar', 'Thiago Martins')).toBeVisible();

    await openTab(page, assessments);
    const list = page.url();
    await teamAction(page, 'Avaliar', 'Thiago Martins').click();
    await expect(page).toHaveURL(/\/avaliacao-gestor\?avaliacao=/);
    await expect(page.getByRole('button', { name: 'Próxima' })).toBeInViewport({ ratio: 1 });
    await expectInReach(page, /^(Próxima|Cancelar)$/);
    await giveScores(page, managerScores(seniorTable, 0));
    await confirmEnd(page);
    await expect(toast(page, 'A avaliação foi enviada com sucesso!')).toBeVisible();
    await expect(page).toHaveURL(list);
    const rated = { name: 'Thiago Martins', status: 'Avaliado', actions: ['Visualizar'] };
    await expectTeamRow(reportOf(page, 'listitem', rated.name), rated);
    await expectTeamRow(reportOf(other, 'listitem', rated.name), rated);

    await teamAction(page, 'Realizar Feedback', 'Gustavo Ribeiro').click();
    await expect(page).toHaveURL(/\/feedback-gestor\?avaliacao=/);
    const owed = page.getByRole('button', { name: /^Realizar Feedback: / });
    await expect(owed).toHaveCount(1);
    await owed.click();
    await page
      .getByPlaceholder('Escreva seu feedback aqui...')
      .fill('Conte comigo para priorizar as entregas do trimestre.');
    await expectInReach(page, /^(Enviar|Cancelar)$/);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(toast(page, 'Feedback enviado com sucesso!').first()).toBeVisible();
    await expect(page).toHaveURL(list);
    await expect(teamAction(page, 'Realizar Feedback', 'Gustavo Ribeiro')).toHaveCount(0);
    await expect(teamAction(page, 'Visualizar', 'Gustavo Ribeiro')).toBeVisible();
    await expect(teamAction(other, 'Realizar Feedback', 'Gustavo Ribeiro')).toHaveCount(0);
    const finished = () => page.evaluate(() => localStorage.getItem('avaliacaoFinalizada'));
    await expect.poll(finished).toBeNull();

    await teamAction(page, 'Visualizar', 'Yasmin Oliveira').click();
    await expect(page).toHaveURL(/\/relatorio\?idResposta=\d+&tipo=desempenho/);
    await expect(page.getByRole('heading', { name: 'Relatório de Desempenho' })).toBeVisible();
    await expect(page.getByText('Yasmin Oliveira').first()).toBeVisible();
    await page.getByRole('link', { name: 'Voltar para Minhas Avaliações' }).click();
    await expect(page).toHaveURL(list);

    await sendReview(await openStaffApi(server.url), 'Wesley Santana');
    await page.getByRole('button', { name: 'Atualizar a equipe' }).click();
    await expectTeamRow(reportOf(page, 'listitem', 'Wesley Santana'), {
      name: 'Wesley Santana',
      status: 'Aguardando Resposta',
      actions: [],
      waits: 'Aguardando',
    });
  });
});

async function expectTeamRow(place: Locator, row: TeamRow): Promise<void> {
  const { name, status, actions, waits, isAligned = false, owes } = row;
  await expect(place.getByText(status, { exact: true })).toBeVisible();
  const alignment = isAligned ? /^\d+%$/ : 'Sem dados';
  await expect(place.getByRole('meter')).toHaveAttribute('aria-valuetext', alignment);
  await expect(place.getByRole('button')).toHaveCount(actions.length);
  for (const action of actions) await expect(teamAction(place, action, name)).toBeEnabled();
  if (waits) await expect(place.getByText(waits, { exact: true })).toBeVisible();
  await expect(place.getByText(/pendente/)).toHaveText(owes ? [owes] : []);
}

/** Nothing is wider than the screen; on a phone these buttons are high enough for a thumb. */
async function expectInReach(page: Page, buttons: RegExp): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const heights = await page
    .getByRole('button', { name: buttons })
    .evaluateAll((found) => found.map((button) => button.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(isTouched ? 44 : 24);
}

/** Whoever waits is the first of the team, and begins within two screens. */
async function expectFirstNear(person: Locator): Promise<void> {
  const screens = await person.evaluate((row) => {
    const isFirst = row === row.parentElement?.firstElementChild;
    return isFirst ? (row.getBoundingClientRect().top + scrollY) / innerHeight : Infinity;
  });
  expect(screens).toBeLessThan(2);
}
