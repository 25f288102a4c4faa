import { PSYCHOSOCIAL_NOTICE, SECTION } from '@aferir/domain';
import * as widgets from '@aferir/widgets';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { testNotThere, testReadAgain } from '../../../shared/testing/read-again.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { interceptPdf, watchSavedFiles } from '../../../shared/testing/saved-files.ts';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { psychosocialReport } from '../testing/psychosocial-fixtures.ts';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';

const ADDRESS = '/homelogado/jogos/nr1/9';
const REPORT = '/Jogo/GetRelatorioNr1/{idJogo}';

const saved = watchSavedFiles();
afterEach(() => localStorage.clear());

function createServer(report = psychosocialReport) {
  return createStaffServer(SECTION.games).on('get', REPORT, report);
}

async function openReport(server = createServer()) {
  const app = await renderApp(ADDRESS, { as: 'staff', server });
  await screen.findByRole('heading', { level: 1, name: 'Pesquisa NR-1' });
  return app;
}

describe('the report of psychosocial risk', () => {
  it('says first what it is not', async () => {
    await openReport();
    expect(screen.getByText(texts.noticeTitle)).toBeVisible();
    for (const paragraph of PSYCHOSOCIAL_NOTICE) expect(screen.getByText(paragraph)).toBeVisible();
    expect(
      screen.getByText('Rodada 2 · Encerrada em 16/11/2026 · 48 de 60 pessoas responderam'),
    ).toBeVisible();
  });

  it('shows the index of all and of each dimension with its band in words, and is accessible', async () => {
    const { user } = await openReport();
    const summary = within(screen.getByRole('region', { name: texts.summary }));
    expect(summary.getByText('67')).toBeVisible();
    expect(summary.getByText(/^Atenção\./)).toBeVisible();
    const chart = within(screen.getByRole('figure', { name: texts.dimensions }));
    expect(
      chart.getByText(
        'Carga de trabalho pede mais cuidado; Assédio e violência é o ponto mais favorável.',
      ),
    ).toBeVisible();
    await user.click(chart.getByRole('button', { name: 'Ver dados' }));
    expect(
      chart.getByRole('row', { name: 'Carga de trabalho 46 Crítico caiu 6 pontos' }),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('compares departments, each cell with its band and change in words', async () => {
    await openReport();
    const table = within(screen.getByRole('table', { name: texts.departments }));
    const row = table.getByRole('row', { name: /^Tecnologia/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('41, Crítico▼ 9, caiu 9 pontos');
    expect(table.getByRole('row', { name: /^Todos/ })).toHaveTextContent('48 respostas');
  });

  it('lists each department by itself where there is little room', async () => {
    const wide = globalThis.matchMedia;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
      ...wide(query),
      matches: query === '(width < 68.75rem)',
    }));
    await openReport();
    expect(screen.queryByRole('table', { name: texts.departments })).toBeNull();
    const list = within(screen.getByRole('region', { name: 'Tecnologia' }));
    expect(list.getByText('Carga de trabalho').parentElement).toHaveTextContent('41, Crítico');
  });

  it('tells how the dimensions moved since the round before', async () => {
    await openReport();
    expect(
      screen.getByText('A maior mudança foi em Carga de trabalho: caiu 6 pontos.'),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: texts.trend }));
    expect(table.getByRole('row', { name: 'Carga de trabalho 52 46 caiu 6 pontos' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Apoio 74 74 igual' })).toBeVisible();
  });

  it('says of a first round that there is nothing to compare with', async () => {
    const [first] = psychosocialReport.rodadas;
    if (!first) throw new Error('The fixture has no rounds');
    await openReport(createServer({ ...psychosocialReport, nrRodada: 1, rodadas: [first] }));
    expect(screen.getByText(texts.firstRound)).toBeVisible();
  });

  it('lists what goes to the inventory of risks, narrowed down by priority', async () => {
    const { user } = await openReport();
    const grid = within(screen.getByRole('region', { name: texts.inventory }));
    expect(grid.getByText(texts.risksFound(2))).toBeVisible();
    await user.selectOptions(grid.getByRole('combobox', { name: texts.priority }), 'Média');
    expect(await grid.findByText(texts.risksFound(1))).toBeVisible();
    expect(grid.queryByText(/Rever prazos/)).toBeNull();
  });

  it('stays hidden with the reason, but for what it is not', async () => {
    const dsMotivo = 'Menos de 5 pessoas responderam.';
    await openReport(
      createServer({
        ...psychosocialReport,
        flDisponivel: false,
        dsMotivo,
        dimensoes: [],
        grupos: [],
        inventario: [],
        nrIndiceGeral: null,
        dsFaixaGeral: null,
      }),
    );
    expect(screen.getByText(dsMotivo)).toBeVisible();
    expect(screen.getByText(texts.noticeTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.pdf })).toBeNull();
  });

  testReadAgain({
    address: ADDRESS,
    call: REPORT,
    createServer,
    failed: texts.loadFailed,
    there: texts.noticeTitle,
  });
  testNotThere({ call: REPORT, createServer }, [ADDRESS]);
});

describe('the report as a file', () => {
  it('is a csv of the inventory', async () => {
    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: texts.csv }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Relatorio_NR1_Pesquisa_NR_1_rodada_2.csv');
    const lines = (await saved[0]?.file.text())?.trim().split('\r\n');
    expect(lines?.at(0)).toMatch(
      /"Grupo";"Perigo";"Possíveis danos";"Índice";"Faixa";"Pessoas expostas";"Medidas sugeridas";"Prioridade"$/,
    );
    expect(lines?.at(1)).toBe(
      '"Tecnologia";"Carga de trabalho";"Estresse, cansaço e adoecimento.";"41";"Crítico";"24";"Rever prazos e redistribuir tarefas com a equipe.";"Alta"',
    );
  });

  it('is a PDF on wide paper, with what it is not', async () => {
    const make = interceptPdf();
    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: texts.pdf }));
    expect(await screen.findByText(texts.pdfDone)).toBeVisible();
    expect(make.mock.calls[0]?.[1]).toMatchObject({ format: 'wide', author: 'Empresa Exemplo' });
    const printed = await saved[0]?.file.text();
    expect(printed).toContain(PSYCHOSOCIAL_NOTICE[1]);
    expect(printed).toContain('Rever prazos');
  });

  it('says so when it can’t be made', async () => {
    vi.spyOn(widgets, 'makePdf').mockRejectedValue(new Error('no canvas'));
    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: texts.pdf }));
    expect(await screen.findByText(texts.pdfFailed)).toBeVisible();
  });
});
