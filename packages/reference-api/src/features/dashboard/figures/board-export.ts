import { BOARD_NOTES, CYCLE_KIND_CODES, formatMonth, PROFILES, widestGaps } from '@aferir/domain';
import type { CellValue, Sheet } from '@aferir/spreadsheet/write-xlsx';
import {
  type BookExport,
  type ExportColumn,
  toCells,
} from '../../../shared/exports/list-export.ts';
import type { DashboardPorts } from '../dashboard-ports.ts';
import { type BoardFigures, type BoardQuery, readBoardReport } from './read-board-report.ts';

/** The report for the board as a workbook, of the very figures that its call tells. */
export function boardExport(ports: Pick<DashboardPorts, 'figures' | 'cycles'>): BookExport {
  return {
    list: 'relatorio-diretoria',
    operationId: 'getBoardReport',
    readBook: async (query, context) =>
      sheetsOf(await readBoardReport(ports, context, query), query),
  };
}

type Row<Key extends 'departamentos' | 'competencias'> = NonNullable<
  NonNullable<BoardFigures[Key]>['rows']
>[number];
type Cycle = BoardFigures['ciclos'][number];

/** What a board is told in sheets. What its call hides is hidden here, and says so. */
function sheetsOf(report: BoardFigures, query: BoardQuery): Sheet[] {
  const { comportamental, competencias, departamentos, ciclos, filtros } = report;
  const { profiles, profilesOfCycle } = BOARD_NOTES;
  return [
    sheetOf('Resumo', summaryColumns, summaryOf(report, query), [BOARD_NOTES.protection]),
    sheetOf(
      'Perfis',
      profileColumns,
      PROFILES.flatMap(
        (profile) => comportamental?.perfis?.filter(({ nmPerfil }) => nmPerfil === profile) ?? [],
      ),
      comportamental?.flOculto ? [filtros.nmCiclo ? profilesOfCycle : profiles] : [],
    ),
    sheetOf(
      'Competências',
      competencyColumns,
      competencias?.rows ?? [],
      competencias?.flOculto ? [BOARD_NOTES.competencies(competencias.qtdOcultas)] : [],
    ),
    sheetOf(
      'Competências por departamento',
      departmentColumns(report),
      departamentos.rows,
      departamentos.qtdOmitidos > 0 ? [BOARD_NOTES.departments(departamentos.qtdOmitidos)] : [],
    ),
    sheetOf(
      'Lacunas',
      competencyColumns,
      widestGaps(
        (competencias?.rows ?? []).map((row) => ({
          ...row,
          difference: row.diferenca,
          alignedPercent: row.percentualAlinhado,
        })),
      ),
    ),
    sheetOf('Tendência de ciclos', cycleColumns, ciclos),
  ];
}

function sheetOf<One>(
  name: string,
  columns: readonly ExportColumn<One>[],
  rows: readonly One[],
  notes: readonly string[] = [],
): Sheet {
  return { name, rows: [columns.map(([title]) => title), ...rows.map(toCells(columns))], notes };
}

interface SummaryLine {
  readonly title: string;
  readonly value: CellValue;
}

const summaryColumns: readonly ExportColumn<SummaryLine>[] = [
  ['Indicador', ({ title }) => title],
  ['Valor', ({ value }) => value],
];

function summaryOf(
  { filtros, comportamental, avaliacoes, competencias }: BoardFigures,
  { mesInicio, mesFim }: BoardQuery,
): SummaryLine[] {
  const line = (title: string, value: CellValue) => ({ title, value });
  const mean = (title: string, value: number | null) =>
    line(title, value === null && competencias?.flOculto ? BOARD_NOTES.hidden : value);
  return [
    line('Departamento', filtros.nmDepartamento ?? 'Toda a empresa'),
    ...(filtros.nmCiclo === null ? [] : [line('Ciclo', filtros.nmCiclo)]),
    ...(mesInicio ? [line('Desde', formatMonth(mesInicio))] : []),
    ...(mesFim ? [line('Até', formatMonth(mesFim))] : []),
    line('Pessoas ativas', (comportamental ?? avaliacoes)?.qtdAtivos ?? null),
    ...(comportamental ? [line(COVERAGE, comportamental.prcCobertura)] : []),
    ...(avaliacoes ? [line(DONE, avaliacoes.prcConclusao)] : []),
    ...(competencias
      ? [
          mean(SELF, competencias.mediaGeralAuto),
          mean(MANAGERS, competencias.mediaGeral),
          mean(ALIGNED, competencias.prcAlinhamento),
        ]
      : []),
  ];
}

const COVERAGE = 'Fizeram o teste (%)';
const DONE = 'Avaliações concluídas (%)';
const SELF = 'Média da autoavaliação';
const MANAGERS = 'Média dos gestores';
const ALIGNED = 'Alinhamento (%)';

type Profile = NonNullable<NonNullable<BoardFigures['comportamental']>['perfis']>[number];

const profileColumns: readonly ExportColumn<Profile>[] = [
  ['Perfil', ({ nmPerfil }) => nmPerfil],
  ['Pessoas', ({ qtdPessoas }) => qtdPessoas],
  ['Parte (%)', ({ prcPerfil }) => prcPerfil],
];

const competencyColumns: readonly ExportColumn<Row<'competencias'>>[] = [
  ['Competência', ({ nmCompetencia }) => nmCompetencia],
  ['Autoavaliação', ({ mediaAuto }) => mediaAuto],
  ['Gestores', ({ mediaGestor }) => mediaGestor],
  ['Diferença', ({ diferenca }) => diferenca],
  [ALIGNED, ({ percentualAlinhado }) => percentualAlinhado],
  ['Comparadas', ({ qtdComparadas }) => qtdComparadas],
];

type Means = Pick<Cycle, 'mediaAuto' | 'mediaGestor' | 'prcAlinhamento' | 'flOculto'>;

const meanColumns: readonly ExportColumn<Means>[] = [
  [SELF, (row) => unlessHidden(row, row.mediaAuto)],
  [MANAGERS, (row) => unlessHidden(row, row.mediaGestor)],
  [ALIGNED, (row) => unlessHidden(row, row.prcAlinhamento)],
];

function unlessHidden({ mediaGestor, flOculto }: Means, mean: number | null): CellValue {
  return mediaGestor === null && flOculto ? BOARD_NOTES.hidden : mean;
}

type DepartmentColumn = ExportColumn<Row<'departamentos'>>;

function departmentColumns({
  comportamental,
  avaliacoes,
}: BoardFigures): readonly DepartmentColumn[] {
  const coverage: DepartmentColumn = [COVERAGE, ({ prcCobertura }) => prcCobertura];
  const done: DepartmentColumn = [DONE, ({ prcConclusao }) => prcConclusao];
  return [
    ['Departamento', ({ nmDepartamento }) => nmDepartamento],
    ['Pessoas ativas', ({ qtdAtivos }) => qtdAtivos],
    ...(comportamental ? [coverage] : []),
    ...(avaliacoes ? [done, ...meanColumns] : []),
  ];
}

const isOf = (kind: keyof typeof CYCLE_KIND_CODES, { idTipoCiclo }: Cycle) =>
  idTipoCiclo === CYCLE_KIND_CODES[kind];

const cycleColumns: readonly ExportColumn<Cycle>[] = [
  ['Ciclo', ({ nmCiclo }) => nmCiclo],
  ['Avaliação', (cycle) => (isOf('behavioral', cycle) ? 'Comportamental' : 'Desempenho')],
  ['Adesão (%)', ({ prcAdesao }) => prcAdesao],
  ['Perfis mais presentes', mostPresentIn],
  ...meanColumns.map(
    ([title, cellOf]): ExportColumn<Cycle> => [
      title,
      (cycle) => (isOf('performance', cycle) ? cellOf(cycle) : null),
    ],
  ),
];

function mostPresentIn(cycle: Cycle): CellValue {
  if (isOf('performance', cycle)) return null;
  return cycle.flOculto ? BOARD_NOTES.hidden : cycle.perfisMaisPresentes.join(', ') || null;
}
