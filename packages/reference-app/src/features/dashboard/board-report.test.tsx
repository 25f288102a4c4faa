import { problemReply } from '@aferir/api-client/testing';
import * as widgets from '@aferir/widgets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exportMessages } from '../../shared/exports/export-messages.ts';
import { peopleFilterMessages as fields } from '../../shared/people/filters/people-filter-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { writtenList } from '../../shared/testing/export-test.ts';
import { testReadAgain } from '../../shared/testing/read-again.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { interceptPdf, watchSavedFiles } from '../../shared/testing/saved-files.ts';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { boardMessages as texts } from './board/board-messages.ts';
import { dashboardFilterMessages as filterTexts } from './dashboard-filter-messages.ts';
import { figuresMessages } from './figures-messages.ts';
import { boardReport, emptyBoardReport } from './testing/board-fixtures.ts';
import { createHomeServer } from './testing/home-server.ts';

const ADDRESS = '/homelogado/relatorio-da-diretoria';
const REPORT = '/Inicio/GetRelatorioDiretoria';

const saved = watchSavedFiles();

const createServer = (report = boardReport) => createHomeServer().on('get', REPORT, report);

async function openReport(report = boardReport) {
  const app = await renderApp(ADDRESS, { as: 'staff', server: createServer(report) });
  await screen.findByRole('region', { name: texts.summary });
  return app;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the report for the board', () => {
  it('tells of whom it is, and is accessible', async () => {
    await openReport();
    expect(screen.getByText('Toda a empresa · Todos os meses')).toBeVisible();
    expect(screen.getByText(texts.protection)).toBeVisible();
    const summary = within(screen.getByRole('region', { name: texts.summary }));
    expect(summary.getByText(texts.coverage).nextSibling).toHaveTextContent('67%');
    expect(summary.getByText(texts.managersMean).nextSibling).toHaveTextContent('7,0');
    expect(summary.getByText(texts.selfMean).nextSibling).toHaveTextContent('7,4');
    expect(await axeViolations()).toEqual([]);
  });

  it('sets departments and cycles side by side, and says what is protected', async () => {
    await openReport();
    expect(rowsOf(texts.departments).slice(1)).toEqual([
      ['Comercial', '30', '70%', '60%', '7,6', '7,1', '72%'],
      ['Tecnologia', '27', '64%', '41%', texts.hidden, texts.hidden, texts.hidden],
    ]);
    expect(screen.getByText(texts.omitted(2))).toBeVisible();
    expect(rowsOf(texts.behavioralCycles).slice(1)).toEqual([['Perfis 2026', '80%', 'Dominante']]);
    expect(rowsOf(texts.performanceCycles).slice(1)).toEqual([
      ['Desempenho 2025', '55%', '7,2', '6,9', '66%'],
      ['Desempenho 2026', '90%', texts.hidden, texts.hidden, texts.hidden],
    ]);
  });

  it('leaves out what a behavioral cycle does not tell of', async () => {
    const { departamentos } = boardReport;
    await openReport({
      ...boardReport,
      filtros: { ...boardReport.filtros, nmCiclo: 'Perfis 2026', idTipoCiclo: 1 },
      avaliacoes: null,
      competencias: null,
      departamentos: {
        rows: departamentos.rows.map((row) => ({ ...row, prcConclusao: null, flOculto: false })),
        qtdOmitidos: 0,
      },
      ciclos: boardReport.ciclos.slice(0, 1),
    });
    expect(screen.getByText('Toda a empresa · Perfis 2026')).toBeVisible();
    expect(screen.queryByText(texts.managersMean)).toBeNull();
    expect(screen.queryByRole('region', { name: texts.competencies })).toBeNull();
    expect(rowsOf(texts.departments)[0]).toEqual([texts.department, texts.people, texts.coverage]);
  });

  it('says that profiles are protected', async () => {
    const { comportamental } = boardReport;
    await openReport({
      ...boardReport,
      comportamental: comportamental && {
        ...comportamental,
        perfis: null,
        perfisMaisPresentes: [],
        prcDiversidade: null,
        flOculto: true,
      },
    });
    const profiles = within(screen.getByRole('region', { name: texts.profiles }));
    expect(profiles.getByText(figuresMessages.hidden)).toBeVisible();
    expect(profiles.queryByRole('table')).toBeNull();
  });

  it('says so where there is nothing yet', async () => {
    await renderApp(ADDRESS, { as: 'staff', server: createServer(emptyBoardReport) });
    expect(await screen.findByText(texts.empty)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.pdf })).toBeNull();
  });

  it('asks for what the home was narrowed down to, and leads back to it', async () => {
    const asked: unknown[] = [];
    const server = createServer().on('get', REPORT, ({ query }) => {
      asked.push(query);
      return boardReport;
    });
    await renderApp(`${ADDRESS}?departamento=3&cargo=8&de=2026-01`, { as: 'staff', server });
    expect(await screen.findByText('Toda a empresa · desde jan/2026')).toBeVisible();
    expect(asked).toEqual([{ idOrganogramaNo: '3', mesInicio: '2026-01' }]);
    expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute(
      'href',
      '/homelogado?departamento=3&cargo=8&de=2026-01',
    );
  });

  it('is narrowed down on its own page, in the address', async () => {
    const asked: unknown[] = [];
    const server = createServer()
      .on('get', REPORT, ({ query }) => {
        asked.push(query);
        return boardReport;
      })
      .on('get', '/OrganogramaNo/Get', {
        rows: [{ idOrganogramaNo: 5, nmDepartamento: 'Tecnologia' }],
        qtdRecords: 1,
      });
    const { user } = await renderApp(`${ADDRESS}?de=2026-01`, { as: 'staff', server });
    const filters = within(await screen.findByRole('group', { name: filterTexts.title }));
    expect(filters.queryByLabelText(fields.position)).toBeNull();
    await user.click(filters.getByRole('combobox', { name: fields.department }));
    await user.click(await screen.findByRole('option', { name: 'Tecnologia' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ idOrganogramaNo: '5', mesInicio: '2026-01' }),
    );
    await user.click(filters.getByRole('button', { name: filterTexts.clear }));
    await waitFor(() => expect(asked).toContainEqual({}));
    expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/homelogado');
  });

  it('says that what it was of is gone', async () => {
    const server = createServer().on('get', REPORT, problemReply(404));
    await renderApp(`${ADDRESS}?ciclo=9`, { as: 'staff', server });
    expect(await screen.findByText(texts.gone)).toBeVisible();
  });

  testReadAgain({
    address: ADDRESS,
    call: REPORT,
    createServer,
    failed: texts.failed,
    there: texts.protection,
  });
});

describe('the report for the board as a file', () => {
  it('is a PDF of everything that it tells, in the name of the company', async () => {
    const make = interceptPdf();
    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: texts.pdf }));
    expect(await screen.findByText(texts.pdfDone)).toBeVisible();
    expect(make.mock.calls[0]?.[1]).toMatchObject({ author: 'Empresa Exemplo' });
    expect(saved[0]?.name).toMatch(/^Relatorio_Diretoria_\d\d-\d\d-\d{4}\.pdf$/);
    const printed = await saved[0]?.file.text();
    for (const told of ['Toda a empresa', 'Tecnologia', 'Desempenho 2025', texts.protection]) {
      expect(printed).toContain(told);
    }
  });

  it('is a workbook that the server writes, of the same selection', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const server = createServer()
      .on('post', '/Exportacao/Post', 31)
      .on('get', '/Exportacao/Get/{idExportacao}', writtenList);
    const address = `${ADDRESS}?departamento=3&cargo=8&de=2026-01`;
    const { user } = await renderApp(address, { as: 'staff', server });
    await user.click(await screen.findByRole('button', { name: texts.xlsx }));
    expect(await screen.findByText(exportMessages.saved(77))).toBeVisible();
    expect(bodiesOf({ server }, '/Exportacao/Post')).toEqual([
      {
        dsLista: 'relatorio-diretoria',
        dsFormato: 'xlsx',
        dsConsulta: 'idOrganogramaNo=3&mesInicio=2026-01',
      },
    ]);
    expect(save).toHaveBeenCalledOnce();
    save.mockRestore();
  });

  it('says so when it can’t be made', async () => {
    vi.spyOn(widgets, 'makePdf').mockRejectedValue(new Error('no canvas'));
    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: texts.pdf }));
    expect(await screen.findByText(texts.pdfFailed)).toBeVisible();
  });
});
