import { BOARD_NOTES } from '@aferir/domain';
import { readSpreadsheet, SpreadsheetError } from '@aferir/spreadsheet';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createStaff } from '../../../test/fixtures.ts';
import { runJob } from '../../../test/run-job.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { DataOf } from '../../operation/operation.ts';
import { createRandomResults } from './testing/random-results.ts';
import { readRawCompany } from './testing/raw-company.ts';

const test = openTestApp();

type Report = DataOf<'getBoardReport'>;
type Query = Readonly<Record<string, string | number>>;

const sheets = [
  'Resumo',
  'Perfis',
  'Competências',
  'Competências por departamento',
  'Lacunas',
  'Tendência de ciclos',
] as const;

const ask = (token: string, query: Query, dsFormato: 'xlsx' | 'csv' = 'xlsx') =>
  test.call('createListExport', {
    token,
    body: {
      dsLista: 'relatorio-diretoria',
      dsFormato,
      dsConsulta: new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, `${value}`]),
      ).toString(),
    },
  });

/** Takes the report away, and reads what a spreadsheet has of each sheet. */
async function take(companyId: number, token: string, query: Query) {
  const { data: exportId } = await ask(token, query);
  await runJob(test, 'write-list', { companyId, exportId });
  const { data } = await test.call('getListExport', { token, params: { idExportacao: exportId } });
  const { rawPayload } = await test.app.inject({ url: data.urlArquivo ?? '' });
  const book = new Map<string, readonly (readonly string[])[]>();
  for (const [sheet, name] of sheets.entries()) {
    const read = await readSheet(rawPayload, sheet);
    book.set(name, read);
  }
  return { data, book };
}

async function readSheet(bytes: Buffer, sheet: number): Promise<readonly (readonly string[])[]> {
  try {
    const { rows } = await readSpreadsheet(
      bytes,
      { bytes: 1_000_000, rows: 100 },
      { sheet, headerLine: 1 },
    );
    return rows.map(({ cells }) => cells);
  } catch (error) {
    if (error instanceof SpreadsheetError && error.problem === 'no-rows') return [];
    throw error;
  }
}

const text = (value: number | string | null) => (value === null ? '' : String(value));

interface Means {
  readonly mediaAuto: number | null;
  readonly mediaGestor: number | null;
  readonly prcAlinhamento: number | null;
  readonly flOculto: boolean;
}

const meansOf = ({ mediaAuto, mediaGestor, prcAlinhamento, flOculto }: Means) =>
  flOculto && mediaGestor === null
    ? ['Protegido', 'Protegido', 'Protegido']
    : [mediaAuto, mediaGestor, prcAlinhamento].map(text);

/** The rows of each sheet, as the answer of the call has it. */
function expectedOf({ comportamental, avaliacoes, competencias, departamentos, ciclos }: Report) {
  const competency = (row: NonNullable<NonNullable<Report['competencias']>['rows']>[number]) => [
    row.nmCompetencia,
    ...[row.mediaAuto, row.mediaGestor, row.diferenca, row.percentualAlinhado].map(text),
    text(row.qtdComparadas),
  ];
  return {
    profiles: (comportamental?.perfis ?? []).map(({ nmPerfil, qtdPessoas, prcPerfil }) => [
      nmPerfil,
      text(qtdPessoas),
      text(prcPerfil),
    ]),
    competencies: (competencias?.rows ?? []).map(competency),
    departments: departamentos.rows.map((row) => [
      row.nmDepartamento,
      text(row.qtdAtivos),
      ...(comportamental ? [text(row.prcCobertura)] : []),
      ...(avaliacoes ? [text(row.prcConclusao), ...meansOf(row)] : []),
    ]),
    gaps: (competencias?.rows ?? []).filter(({ diferenca }) => diferenca > 0).map(competency),
    cycles: ciclos.map((cycle) => {
      const isDisc = cycle.idTipoCiclo === 1;
      const profiles = cycle.flOculto ? 'Protegido' : cycle.perfisMaisPresentes.join(', ');
      return [
        cycle.nmCiclo,
        isDisc ? 'Comportamental' : 'Desempenho',
        text(cycle.prcAdesao),
        isDisc ? profiles : '',
        ...(isDisc ? ['', '', ''] : meansOf(cycle)),
      ];
    }),
  };
}

const filled = (rows: readonly (readonly string[])[] = [], width: number) =>
  rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));

describe.each([17, 4242])('the workbook of the report for the board (%i)', (seed) => {
  it('has each figure of the call, and hides what that hides', async () => {
    const { companyId, token, cycles } = await createRandomResults(test, seed);
    const { departments } = await readRawCompany(test, companyId);
    let hidden = 0;
    for (const query of [
      {},
      { mesInicio: '2026-08' },
      { mesFim: '2026-05' },
      { idCiclo: cycles.disc },
      { idCiclo: cycles.performance },
      ...departments.map(({ id }) => ({ idOrganogramaNo: id })),
    ] as Query[]) {
      const { data: report } = await test.call('getBoardReport', { token, query });
      const { book } = await take(companyId, token, query);
      const expected = expectedOf(report);
      const { comportamental, competencias, departamentos } = report;
      const expectSheet = (
        name: (typeof sheets)[number],
        rows: readonly (readonly string[])[],
        note?: string | false,
      ) => {
        const told = note ? [...rows, [note]] : rows;
        const width = Math.max(1, ...told.map(({ length }) => length));
        expect(filled(book.get(name), width), `${name} ${JSON.stringify(query)}`).toEqual(
          filled(told, width),
        );
        if (book.get(name)?.flat().includes('Protegido') || note) hidden += 1;
      };
      expectSheet(
        'Perfis',
        expected.profiles,
        comportamental?.flOculto &&
          (query.idCiclo ? BOARD_NOTES.profilesOfCycle : BOARD_NOTES.profiles),
      );
      expectSheet(
        'Competências',
        expected.competencies,
        competencias?.flOculto && BOARD_NOTES.competencies(competencias.qtdOcultas),
      );
      expectSheet('Competências por departamento', expected.departments);
      expect(departamentos.qtdOmitidos).toBe(0);
      expect(book.get('Lacunas')?.toSorted()).toEqual(expected.gaps.toSorted());
      const widths = book.get('Lacunas')?.map((cells) => Number(cells[3])) ?? [];
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
      expectSheet('Tendência de ciclos', expected.cycles);
      const summary = new Map(book.get('Resumo')?.map(([title = '', value]) => [title, value]));
      const mean = (value: number | null) =>
        competencias?.flOculto && value === null ? 'Protegido' : text(value);
      expect(summary.get('Pessoas ativas')).toBe(
        text((comportamental ?? report.avaliacoes)?.qtdAtivos ?? null),
      );
      if (competencias) {
        expect(summary.get('Média dos gestores') ?? '').toBe(mean(competencias.mediaGeral));
        expect(summary.get('Média da autoavaliação') ?? '').toBe(mean(competencias.mediaGeralAuto));
        expect(summary.get('Alinhamento (%)') ?? '').toBe(mean(competencias.prcAlinhamento));
      } else expect(summary.has('Média dos gestores')).toBe(false);
      expect([...summary.keys()]).toContain(BOARD_NOTES.protection);
    }
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('whoever takes the report for the board away', () => {
  it('is noted with the months and the department', async () => {
    const { company, user } = await createStaff(test.database, { is_administrator: true });
    const token = await openStaffSession(test, user);
    const { data } = await take(company.id, token, { mesInicio: '2026-08', idOrganogramaNo: 0 });
    expect(data.nmArquivo).toMatch(/^relatorio-diretoria-[\d-]+\.xlsx$/);
    const noted = await test.database.inCompany(company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select('details')
        .where('action', '=', 'list.exported')
        .execute(),
    );
    const query = 'mesInicio=2026-08&idOrganogramaNo=0';
    expect(noted).toMatchObject([
      { details: { list: 'relatorio-diretoria', format: 'xlsx', query } },
    ]);
  });

  it('is refused a text, which has one sheet', async () => {
    const { user } = await createStaff(test.database, { is_administrator: true });
    const refused = await ask(await openStaffSession(test, user), {}, 'csv');
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.errors[0]).toContain('xlsx');
  });

  it('may see the dashboard, and still may when it is written', async () => {
    const { company, user } = await createStaff(test.database, {
      rights: { 1: ['visualizar'] },
    });
    const token = await openStaffSession(test, user);
    const { data: exportId, status } = await ask(token, {});
    expect(status).toBe(200);
    await test.database.inCompany(company.id, (db) =>
      db.deleteFrom('access_profile_section').where('company_id', '=', company.id).execute(),
    );
    await runJob(test, 'write-list', { companyId: company.id, exportId });
    const stored = await test.database.inCompany(company.id, (db) =>
      db.selectFrom('list_export').select('state').execute(),
    );
    expect(stored).toEqual([{ state: 'failed' }]);
    expect(await ask(token, {})).toMatchObject({ status: 403 });
  });
});
