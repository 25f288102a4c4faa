import type { Schema } from '@aferir/api-client';
import { CYCLE_KIND_CODES, PROFILES, widestGaps } from '@aferir/domain';
import { figuresMessages } from '../figures-messages.ts';
import { boardMessages as texts } from './board-messages.ts';

/** What a board is told. */
export type BoardReport = Schema<'BoardReport'>;

/** A figure of all whom the report is of. */
export interface BoardFigure {
  readonly label: string;
  readonly value: string;
}

/** Figures in rows, the same on the screen and on paper. */
export interface BoardTable {
  readonly id: string;
  readonly title: string;
  /** The first is of the names of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string | number; readonly cells: readonly string[] }[];
  /** What is left out. */
  readonly note?: string;
}

const { percent, decimal } = figuresMessages;

/** The figures that a board looks at first; what the cycle doesn't tell of is left out. */
export function figuresOf({
  comportamental,
  avaliacoes,
  competencias,
}: BoardReport): BoardFigure[] {
  const means = (value: number | null, text: (value: number | null) => string) =>
    value === null && competencias?.flOculto ? texts.hidden : text(value);
  return [
    {
      label: texts.people,
      value: (comportamental ?? avaliacoes)?.qtdAtivos.toLocaleString('pt-BR') ?? texts.none,
    },
    ...(comportamental
      ? [{ label: texts.coverage, value: percent(comportamental.prcCobertura) }]
      : []),
    ...(avaliacoes ? [{ label: texts.done, value: percent(avaliacoes.prcConclusao) }] : []),
    ...(competencias
      ? [
          { label: texts.selfMean, value: means(competencias.mediaGeralAuto, decimal) },
          { label: texts.managersMean, value: means(competencias.mediaGeral, decimal) },
          { label: texts.aligned, value: means(competencias.prcAlinhamento, percent) },
        ]
      : []),
  ];
}

/** The profiles with their people, in their order; none where they are hidden or nobody has one. */
export function profilesOf({ comportamental }: BoardReport) {
  if (!comportamental?.qtdAvaliados) return [];
  return PROFILES.flatMap(
    (profile) => comportamental.perfis?.filter(({ nmPerfil }) => nmPerfil === profile) ?? [],
  );
}

/** The competencies whose two means are furthest apart, the widest first. */
export function gapsOf({ competencias }: BoardReport) {
  return widestGaps(
    (competencias?.rows ?? []).map((row) => ({
      ...row,
      difference: row.diferenca,
      alignedPercent: row.percentualAlinhado,
    })),
  );
}

/** Whether anybody has a result that a board could be told of. */
export function hasResults({ comportamental, avaliacoes, ciclos }: BoardReport): boolean {
  return (
    (comportamental?.qtdAvaliados ?? 0) > 0 ||
    (avaliacoes?.qtdEnviadas ?? 0) > 0 ||
    ciclos.length > 0
  );
}

/** Everything the report tells in rows; a table without any is left out. */
export function tablesOf(report: BoardReport): BoardTable[] {
  return [
    profileTable(report),
    competencyTable(report),
    departmentTable(report),
    cycleTable(report, 'behavioral'),
    cycleTable(report, 'performance'),
  ].filter(({ rows, note }) => rows.length > 0 || note !== undefined);
}

function profileTable(report: BoardReport): BoardTable {
  return {
    id: 'profiles',
    title: texts.profiles,
    columns: [texts.profile, texts.peopleHeading, texts.share],
    rows: profilesOf(report).map(({ nmPerfil, qtdPessoas, prcPerfil }) => ({
      id: nmPerfil,
      cells: [nmPerfil, qtdPessoas.toLocaleString('pt-BR'), percent(prcPerfil)],
    })),
    ...(report.comportamental?.flOculto && {
      note: report.filtros.nmCiclo ? figuresMessages.hiddenOfCycle : figuresMessages.hidden,
    }),
  };
}

function competencyTable({ competencias }: BoardReport): BoardTable {
  return {
    id: 'competencies',
    title: texts.competencies,
    columns: [
      texts.competency,
      texts.self,
      texts.managers,
      texts.gap,
      texts.aligned,
      texts.compared,
    ],
    rows: (competencias?.rows ?? []).map((row) => ({
      id: row.idCompetencia,
      cells: [
        row.nmCompetencia,
        decimal(row.mediaAuto),
        decimal(row.mediaGestor),
        decimal(row.diferenca),
        percent(row.percentualAlinhado),
        row.qtdComparadas.toLocaleString('pt-BR'),
      ],
    })),
    ...(competencias?.flOculto && { note: texts.someHidden(competencias.qtdOcultas) }),
  };
}

interface Means {
  readonly mediaAuto: number | null;
  readonly mediaGestor: number | null;
  readonly prcAlinhamento: number | null;
  readonly flOculto: boolean;
}

function meansOf({ mediaAuto, mediaGestor, prcAlinhamento, flOculto }: Means): string[] {
  return mediaGestor === null && flOculto
    ? [texts.hidden, texts.hidden, texts.hidden]
    : [decimal(mediaAuto), decimal(mediaGestor), percent(prcAlinhamento)];
}

const MEANS = [texts.self, texts.managers, texts.aligned];

function departmentTable({ departamentos, comportamental, avaliacoes }: BoardReport): BoardTable {
  return {
    id: 'departments',
    title: texts.departments,
    columns: [
      texts.department,
      texts.people,
      ...(comportamental ? [texts.coverage] : []),
      ...(avaliacoes ? [texts.done, ...MEANS] : []),
    ],
    rows: departamentos.rows.map((row) => ({
      id: row.idOrganogramaNo,
      cells: [
        row.nmDepartamento,
        row.qtdAtivos.toLocaleString('pt-BR'),
        ...(comportamental ? [percent(row.prcCobertura)] : []),
        ...(avaliacoes ? [percent(row.prcConclusao), ...meansOf(row)] : []),
      ],
    })),
    ...(departamentos.qtdOmitidos > 0 && { note: texts.omitted(departamentos.qtdOmitidos) }),
  };
}

/** The cycles of a kind, the earliest first. */
export function cyclesOf({ ciclos }: BoardReport, kind: keyof typeof CYCLE_KIND_CODES) {
  return ciclos.filter(({ idTipoCiclo }) => idTipoCiclo === CYCLE_KIND_CODES[kind]);
}

function cycleTable(report: BoardReport, kind: keyof typeof CYCLE_KIND_CODES): BoardTable {
  const isBehavioral = kind === 'behavioral';
  return {
    id: kind,
    title: isBehavioral ? texts.behavioralCycles : texts.performanceCycles,
    columns: [texts.cycle, texts.adherence, ...(isBehavioral ? [texts.mostPresent] : MEANS)],
    rows: cyclesOf(report, kind).map((cycle) => ({
      id: cycle.idCiclo,
      cells: [
        cycle.nmCiclo,
        percent(cycle.prcAdesao),
        ...(isBehavioral
          ? [cycle.flOculto ? texts.hidden : cycle.perfisMaisPresentes.join(', ') || texts.none]
          : meansOf(cycle)),
      ],
    })),
  };
}
