import type { components } from '@aferir/api-client';
import {
  BOARD_CYCLES,
  BOARD_DEPARTMENTS,
  boardLevel,
  CYCLE_KIND_CODES,
  type CycleKind,
  type DepartmentBranch,
  toldBesideWhole,
} from '@aferir/domain';
import type { ListContext } from '../../../operation/context.ts';
import type { OperationInput } from '../../../operation/operation.ts';
import type {
  CardFigures,
  FiguresContext,
  FiguresOfEach,
  FiguresPart,
} from '../../../shared/figures/figures-part.ts';
import type { DashboardPorts, FiguresCycle, FiguresCycles } from '../dashboard-ports.ts';
import {
  type DashboardQuery,
  findCycle,
  type OpenFigures,
  openFigures,
  openFiguresOfEach,
} from './open-figures.ts';
import { readCard, readCardOfEach } from './read-cards.ts';

type Wire = components['schemas'];
type Competencies = CardFigures<'competencias'>;

/** What one selection tells a board. */
interface BoardCards {
  readonly comportamental: CardFigures<'comportamental'> | null;
  readonly avaliacoes: CardFigures<'avaliacoes'> | null;
  readonly competencias: Competencies | null;
}

const NOTHING: BoardCards = { comportamental: null, avaliacoes: null, competencias: null };

const KINDS: readonly CycleKind[] = ['behavioral', 'performance'];

/** What a board is told of a selection, but for when the company began. */
export type BoardFigures = Omit<Wire['BoardReport'], 'filtros'> & {
  readonly filtros: Omit<Wire['DashboardFilters'], 'mesPrimeiro'>;
};

/** What the filters of a report for a board may be. */
export type BoardQuery = OperationInput<'getBoardReport'>['query'];

/** Reads what a board is told of a selection, each figure as the dashboard tells it. */
export async function readBoardReport(
  { figures: parts, cycles }: Pick<DashboardPorts, 'figures' | 'cycles'>,
  context: ListContext,
  query: BoardQuery,
): Promise<BoardFigures> {
  const figures = await openFigures(context, query, await findCycle(cycles, context, query));
  const kind = figures.cycle?.kind;
  const whole = await readBoardCards(parts, figures, kind);
  return {
    filtros: {
      nmDepartamento: figures.departmentName,
      nmCargo: null,
      nmCiclo: figures.cycle?.name ?? null,
      idTipoCiclo: kind ? CYCLE_KIND_CODES[kind] : null,
    },
    ...whole,
    departamentos: await readBoardDepartments(parts, context, figures, whole),
    ciclos: await readBoardCycles(parts, cycles, context, query, figures),
  };
}

/** Reads the cards that a board is told of; those that tell nothing of the cycle are null. */
async function readBoardCards(
  parts: readonly FiguresPart[],
  figures: FiguresContext,
  kind: CycleKind | undefined,
): Promise<BoardCards> {
  const [comportamental, avaliacoes, competencias] = await Promise.all([
    kind === 'performance' ? null : readCard(parts, 'comportamental', figures),
    kind === 'behavioral' ? null : readCard(parts, 'avaliacoes', figures),
    kind === 'behavioral' ? null : readCard(parts, 'competencias', figures),
  ]);
  return { comportamental, avaliacoes, competencias };
}

/** The same of each of some departments. */
async function readBoardCardsOfEach(
  parts: readonly FiguresPart[],
  figures: FiguresOfEach,
  kind: CycleKind | undefined,
): Promise<readonly BoardCards[]> {
  if (figures.selections.length === 0) return [];
  const [comportamental, avaliacoes, competencias] = await Promise.all([
    kind === 'performance' ? [] : readCardOfEach(parts, 'comportamental', figures),
    kind === 'behavioral' ? [] : readCardOfEach(parts, 'avaliacoes', figures),
    kind === 'behavioral' ? [] : readCardOfEach(parts, 'competencias', figures),
  ]);
  return figures.selections.map((_, index) => ({
    comportamental: comportamental[index] ?? null,
    avaliacoes: avaliacoes[index] ?? null,
    competencias: competencias[index] ?? null,
  }));
}

/** Reads the departments below a selection together, each as the dashboard tells of it. */
async function readBoardDepartments(
  parts: readonly FiguresPart[],
  context: ListContext,
  figures: OpenFigures,
  whole: BoardCards,
): Promise<Wire['BoardDepartments']> {
  const level = boardLevel(branchesBelow(figures));
  const people = new Map(
    flat((await readCard(parts, 'departamentos', figures)).rows).map((row) => [
      row.idOrganogramaNo,
      row.qtdFuncionarios,
    ]),
  );
  const kept = new Set(
    level
      .toSorted((a, b) => (people.get(b.id) ?? 0) - (people.get(a.id) ?? 0))
      .slice(0, BOARD_DEPARTMENTS),
  );
  const departments = level.filter((branch) => kept.has(branch));
  const ids = departments.map(({ id }) => id);
  const cards = await readBoardCardsOfEach(
    parts,
    openFiguresOfEach(context, figures, ids),
    figures.cycle?.kind,
  );
  const told = toldBesideWhole(
    countsBehind(whole.competencias),
    cards.map(({ competencias }) => countsBehind(competencias)),
  );
  return {
    rows: departments.map(({ id, name }, index) => {
      const { comportamental, avaliacoes, competencias } = cards[index] ?? NOTHING;
      return {
        idOrganogramaNo: id,
        nmDepartamento: name,
        qtdAtivos: comportamental?.qtdAtivos ?? avaliacoes?.qtdAtivos ?? 0,
        prcCobertura: comportamental?.prcCobertura ?? null,
        prcConclusao: avaliacoes?.prcConclusao ?? null,
        ...meansOf(competencias, told[index] ?? false),
      };
    }),
    qtdOmitidos: level.length - departments.length,
  };
}

/** Reads the latest cycles of each kind in a department, or of one kind alone; the earliest comes first. */
async function readBoardCycles(
  parts: readonly FiguresPart[],
  cycles: FiguresCycles,
  context: ListContext,
  { idOrganogramaNo }: DashboardQuery,
  { cycle: chosen, departments }: OpenFigures,
): Promise<Wire['BoardCycle'][]> {
  const rows: Wire['BoardCycle'][] = [];
  for (const one of chosen ? [chosen.kind] : KINDS) {
    const query = { id: undefined, kind: one, pattern: undefined, take: BOARD_CYCLES, page: 0 };
    for (const cycle of (await cycles.list(context, query)).rows.toReversed()) {
      const figures = await openFigures(context, { idOrganogramaNo }, cycle, departments);
      rows.push(toBoardCycle(cycle, await readBoardCards(parts, figures, one)));
    }
  }
  return rows;
}

function toBoardCycle(
  { id, name, kind }: FiguresCycle,
  { comportamental, avaliacoes, competencias }: BoardCards,
): Wire['BoardCycle'] {
  const means = meansOf(competencias, true);
  return {
    idCiclo: id,
    nmCiclo: name,
    idTipoCiclo: CYCLE_KIND_CODES[kind],
    prcAdesao: comportamental?.prcCobertura ?? avaliacoes?.prcConclusao ?? null,
    perfisMaisPresentes: comportamental?.perfisMaisPresentes ?? [],
    ...means,
    flOculto: comportamental?.flOculto ?? means.flOculto,
  };
}

function meansOf(competencies: Competencies | null, isTold: boolean) {
  const shown = isTold ? competencies : null;
  const isAny = (competencies?.qtdOcultas ?? 0) > 0 || (competencies?.rows?.length ?? 0) > 0;
  return {
    mediaAuto: shown?.mediaGeralAuto ?? null,
    mediaGestor: shown?.mediaGeral ?? null,
    prcAlinhamento: shown?.prcAlinhamento ?? null,
    flOculto: (competencies?.flOculto ?? false) || (isAny && !isTold),
  };
}

function countsBehind(competencies: Competencies | null): Map<number, number> {
  return new Map(
    competencies?.rows?.map(({ idCompetencia, qtdComparadas }) => [idCompetencia, qtdComparadas]),
  );
}

function branchesBelow({ departments, selection }: OpenFigures): readonly DepartmentBranch[] {
  return selection.departmentId
    ? (departments.find(selection.departmentId)?.children ?? [])
    : departments.tree;
}

type Headcount = CardFigures<'departamentos'>['rows'][number];

function flat(rows: readonly Headcount[]): Headcount[] {
  return rows.flatMap((row) => [row, ...flat(row.children)]);
}
