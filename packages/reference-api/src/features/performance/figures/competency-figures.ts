import { ALIGNED_LIMIT, type CompetencyFigure, competencyFigures } from '@aferir/domain';
import { sql } from 'kysely';
import { disclosedFigures } from '../../../shared/figures/cycle-disclosure.ts';
import {
  placedPeople,
  type ResultSource,
  type ToldExtent,
  toldExtent,
} from '../../../shared/figures/disclosure.ts';
import {
  type CardFigures,
  type FiguresOfEach,
  type FiguresPart,
  readingEach,
} from '../../../shared/figures/figures-part.ts';
import { inMonths } from '../../../shared/figures/period.ts';
import { inCycle } from '../../../shared/figures/result-scope.ts';

/** How the active people of a selection and their managers score competencies. */
export const competencyFiguresPart: FiguresPart<'competencias'> = {
  card: 'competencias',
  ...readingEach<'competencias'>(readCompetencyFigures),
};

async function readCompetencyFigures(
  context: FiguresOfEach,
): Promise<readonly CardFigures<'competencias'>[]> {
  const rows = Map.groupBy(await sumCompetencies(context), ({ selection }) => selection);
  const sums = context.selections.map((_, index) => rows.get(index) ?? []);
  const told = sums.map((own) => new Map(own.map((row) => [row.id, row])));
  const disclosed = await disclosedFigures(context, sourceOf(context), told);
  return sums.map((own, index) => toFigures(own, disclosed[index] ?? new Set()));
}

function toFigures(
  sums: readonly CompetencyRow[],
  disclosed: ReadonlySet<number>,
): CardFigures<'competencias'> {
  const shown = sums.filter(({ id }) => disclosed.has(id));
  const hiddenCount = sums.length - shown.length;
  const overview = competencyFigures(
    shown.map(({ people: compared, ...row }) => ({ ...row, compared })),
  );
  return {
    rows: sums.length > 0 && shown.length === 0 ? null : overview.rows.map(toFigure),
    melhorAlinhada: toName(overview.bestAligned),
    maiorDiferenca: toName(overview.widestGap),
    mediaGeral: overview.mean,
    mediaGeralAuto: overview.selfMean,
    prcAlinhamento: overview.alignedPercent,
    qtdCriticas: overview.critical,
    qtdPessoas: sums.reduce((sum, { firsts }) => sum + firsts, 0),
    qtdOcultas: hiddenCount,
    flOculto: hiddenCount > 0,
  };
}

function toFigure(figure: CompetencyFigure) {
  return {
    idCompetencia: figure.id,
    nmCompetencia: figure.name,
    mediaAuto: figure.selfMean,
    mediaGestor: figure.managerMean,
    diferenca: figure.difference,
    percentualAlinhado: figure.alignedPercent,
    qtdComparadas: figure.compared,
  };
}

function toName(figure: CompetencyFigure | null) {
  return figure && { idCompetencia: figure.id, nmCompetencia: figure.name };
}

interface CompetencyRow extends ToldExtent {
  /** The index of the selection that the sums are of. */
  readonly selection: number;
  readonly id: number;
  readonly name: string;
  readonly aligned: number;
  readonly selfSum: number;
  readonly managerSum: number;
  /** People of whom it is the first competency that was compared, so that each person counts once. */
  readonly firsts: number;
}

/** An average is so far away from a whole score only where it is whole itself, which no rounding has touched. */
const isAligned = sql`abs(result.self_score - result.manager_average) <= ${ALIGNED_LIMIT}`;

async function sumCompetencies(context: FiguresOfEach): Promise<readonly CompetencyRow[]> {
  const { db, company, selections } = context;
  const [scope = {}] = selections;
  const { rows } = await sql<CompetencyRow>`
    with latest as (
      select distinct on (person_id) person_id, month, competency_ids, self_scores, manager_averages
      from performance_result where company_id = ${company.id} and ${inMonths('month', scope)}
        and ${isOfCycle(context)}
      order by person_id, finished_at desc, response_id desc
    ),
    result as (
      select person.selection, person.department_number, person.position_id, month, unnest(competency_ids) as competency_id,
        unnest(self_scores) as self_score, unnest(manager_averages) as manager_average,
        competency_ids[1] as first_id
      from latest join ${placedPeople(context)} as person on person.id = latest.person_id
    )
    select competency.id, competency.name, told.* from (
      select selection, competency_id, count(*) filter (where ${isAligned}) as aligned,
        count(*) filter (where competency_id = first_id) as firsts, sum(self_score)::double precision as "selfSum",
        sum(manager_average) as "managerSum", ${toldExtent}
      from result group by selection, competency_id
    ) as told
    join performance_competency as competency on competency.company_id = ${company.id}
      and competency.id = told.competency_id
    order by competency.sort_order, competency.id`.execute(db);
  return rows;
}

/** Whether a result is of the selection's cycle. */
function isOfCycle({ company, selections: [scope = {}] }: FiguresOfEach) {
  return scope.cycleId
    ? sql`response_id in (select id from performance_response
        where company_id = ${company.id} and ${inCycle('cycle_id', scope)})`
    : sql`true`;
}

function sourceOf(context: FiguresOfEach): ResultSource {
  const { company } = context;
  return {
    results: sql`(select response_id as id, person_id, month,
        lag(month) over (partition by person_id order by finished_at desc, response_id desc) as until
      from performance_result where company_id = ${company.id})`,
    topics: sql`(select competency_ids as topics
      from performance_result where company_id = ${company.id} and response_id = result.id)`,
    lastOfCycle: sql`(select distinct on (person_id) response_id as id, person_id
      from performance_result where company_id = ${company.id} and ${isOfCycle(context)}
      order by person_id, finished_at desc, response_id desc)`,
  };
}
